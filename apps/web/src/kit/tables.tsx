// Tables of figures in each way of being narrow, and what stands in the place of a list that has nothing to show.
import { type Centavos, centavos, sumar } from '@cuadra/core/dinero';
import { Button } from '@mantine/core';
import { ApiError } from '#platform/api-error.ts';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';

interface Line {
  readonly code: string;
  readonly name: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

const LINES: readonly Line[] = [
  {
    code: '1011010102',
    name: 'Caja general, Agencia Central Cobán',
    debe: centavos(0),
    haber: centavos(45_000),
  },
  {
    code: '7061050103',
    name: 'Servicios profesionales de Asociación de Caficultores de San Pedro Carchá',
    debe: centavos(12_345_678_900),
    haber: centavos(0),
  },
  { code: '3011010101', name: 'Ahorro corriente', debe: centavos(0), haber: centavos(12_345_633_900) },
];

const COLUMNS: readonly Column<Line>[] = [
  { title: 'Código', kind: 'code', cell: ({ code }) => code },
  { title: 'Cuenta', kind: 'main', rowHeader: true, cell: ({ name }) => name },
  {
    title: 'Debe (Q)',
    kind: 'amount',
    cell: ({ debe }) => debe,
    total: sumar(LINES.map(({ debe }) => debe)),
  },
  {
    title: 'Haber (Q)',
    kind: 'amount',
    cell: ({ haber }) => haber,
    total: sumar(LINES.map(({ haber }) => haber)),
  },
  {
    title: 'Acciones',
    hiddenTitle: true,
    kind: 'actions',
    cell: () => (
      <Button variant="default" size="compact-xs">
        Abrir
      </Button>
    ),
  },
];

const WAYS = ['cards', 'stack', 'scroll'] as const;

export function Tables() {
  return (
    <>
      {WAYS.map((narrow) => (
        <Section key={narrow} card title={`Tabla: ${narrow}`}>
          <DataTable
            label={`Líneas, ${narrow}`}
            narrow={narrow}
            columns={COLUMNS}
            rows={LINES}
            rowKey={({ code }) => code}
          />
        </Section>
      ))}
      <Grid min="22rem" gap="xl">
        <Section card title="Mientras llega">
          <SkeletonRows rows={4} label="Cargando las líneas" />
        </Section>
        <Section card title="Aún nada">
          <EmptyState
            title="Aún no hay partidas"
            text="Registre la primera."
            action={<Button>Registrar Partida</Button>}
          />
        </Section>
        <Section card title="No se pudo">
          <ErrorState error={NO_ANSWER} retry={() => undefined} />
        </Section>
        <Section card title="Archivos">
          <Stack pad="xl">
            <FileDrop
              label="Estado de cuenta del banco"
              extensions={['.csv', '.xlsx']}
              onFile={() => undefined}
            />
          </Stack>
        </Section>
      </Grid>
    </>
  );
}

const NO_ANSWER = new ApiError('No hay conexión con el servidor. Se guardó lo escrito; intente de nuevo.', {
  status: 0,
  codigo: 'SIN_CONEXION',
});
