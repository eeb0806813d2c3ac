// Everything that the institution has, in one file: asked for, waited for, fetched. And what stays out of it, with its reason.
import {
  bajarExportacion,
  type Exportacion as ExportacionHecha,
  pedirExportacion,
  type SituacionDeExportacion,
  verExportacion,
} from '@cuadra/contract/administracion/exportacion';
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { formatSize } from '#ui/format/size.ts';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { askWhileItGoesOn, HeavyWork } from '#ui/progress/heavy-work.tsx';
import { StartWork } from '#ui/progress/heavy-work-card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { Practica } from './practica.tsx';

export function Exportacion() {
  const consulta = useQuery({
    ...queryOf(verExportacion),
    refetchInterval: ({ state }) => askWhileItGoesOn(state.data?.enCurso ?? undefined),
  });
  const { data } = consulta;
  return (
    <Pagina
      title="Exportación"
      purpose="Todo lo que la institución tiene aquí, en un archivo que cualquier programa puede leer."
    >
      <Section
        card
        title="Exportación completa"
        max="64rem"
        actions={data !== undefined && <Pedir {...data} />}
      >
        <Loaded query={consulta} rows={4} label="Cargando las exportaciones">
          {(situacion) => <Situacion situacion={situacion} />}
        </Loaded>
      </Section>
      <Practica />
      {data !== undefined && (
        <Section card title="Lo que no sale, y por qué" max="64rem">
          <Box pad="lg xl">
            <Stack as="ul" dots gap="sm">
              {data.noSale.map(({ que, razon }) => (
                <li key={que}>
                  <Text as="code" size="sm" breaks>
                    {que}
                  </Text>
                  : {razon}
                </li>
              ))}
            </Stack>
          </Box>
        </Section>
      )}
    </Pagina>
  );
}

function Pedir({ enCurso }: SituacionDeExportacion) {
  const inicio = useMutation({
    mutationFn: () => call(pedirExportacion, { body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [verExportacion.path] }),
  });
  return <StartWork text="Exportar todo" running={enCurso !== null} start={inicio} />;
}

function Situacion({ situacion }: { readonly situacion: SituacionDeExportacion }) {
  const { enCurso, fallo, recientes } = situacion;
  return (
    <>
      <Stack gap="lg" pad="xl">
        <Text max="46rem">
          Un ZIP con cada tabla en CSV y en JSON, los soportes, el libro diario para hledger y la huella de
          cada archivo. Se puede traer a una instalación vacía de Cuadra con «npm run importar». No lleva
          contraseñas, pero sí datos de personas: guárdelo como guarda los libros. Lo baja solo quien lo
          pidió; cada exportación y cada descarga quedan en la bitácora y, firmada la puesta en marcha, los
          contadores y auditores reciben un aviso.
        </Text>
        {fallo && <FormNotice tone="error" text="La última exportación no terminó. Pida otra." />}
        {enCurso !== null && (
          <HeavyWork
            work={enCurso}
            label="Avance de la exportación"
            phase={decirFase(enCurso.hechas, enCurso.total)}
          />
        )}
        {recientes.length === 0 && enCurso === null && (
          <EmptyState
            icon={ArrowDownTrayIcon}
            title="Aún no hay exportaciones"
            text="Con «Exportar todo» se hace una; puede irse y volver por ella durante un día."
          />
        )}
      </Stack>
      {recientes.length > 0 && (
        <DataTable
          label="Exportaciones recientes"
          columns={columnas}
          rows={recientes}
          rowKey={({ id }) => id}
        />
      )}
    </>
  );
}

function decirFase(hechas: number, total: number): string {
  if (total === 0) return 'Empezando…';
  return hechas >= total
    ? 'Terminando…'
    : `${Math.floor((hechas / total) * 100)} % de lo que hay que escribir`;
}

function Bajar({ id, nombre, esMia, disponibleHasta }: ExportacionHecha) {
  const descarga = useMutation({
    mutationFn: async () => saveFile(await call(bajarExportacion, { params: { id } })),
  });
  if (disponibleHasta === null) return <Note as="span">Ya no se guarda</Note>;
  if (!esMia) return <Note as="span">La baja quien la pidió</Note>;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={descarga.isPending}
        onClick={() => descarga.mutate()}
        aria-label={`Bajar ${nombre}`}
      >
        Bajar
      </Button>
      {descarga.error !== null && <FormNotice tone="error" text={messageOf(descarga.error)} />}
    </>
  );
}

const columnas: readonly Column<ExportacionHecha>[] = [
  { title: 'Cuándo', kind: 'code', cell: ({ hechaEn }) => formatInstant(hechaEn) },
  {
    title: 'Archivo',
    kind: 'main',
    cell: ({ nombre, sha256 }) => (
      <>
        {nombre}
        <Text as="div" size="xs" breaks>
          SHA-256 {sha256}
        </Text>
      </>
    ),
  },
  { title: 'La pidió', cell: ({ pedidaPor }) => pedidaPor.nombre },
  { title: 'Partidas', kind: 'number', cell: ({ partidas }) => formatearEntero(partidas) },
  { title: 'Filas', kind: 'number', cell: ({ filas }) => formatearEntero(filas) },
  { title: 'Tamaño', kind: 'number', cell: ({ bytes }) => formatSize(bytes) },
  { title: 'Descarga', cell: (una) => <Bajar {...una} /> },
];
