// The stored balances added up anew from the lines: asked for here, going on by itself while people post, and which of
// them were wrong.

import {
  listarReconstrucciones,
  type ResultadoDeReconstruir,
  reconstruirSaldos,
  type Reconstruccion as UnaReconstruccion,
} from '@cuadra/contract/contabilidad/saldos';
import { CheckCircleIcon } from '@heroicons/react/20/solid';
import { CalculatorIcon } from '@heroicons/react/24/outline';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { formatDate, formatInstant, formatMonth } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Row } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { askWhileItGoesOn, HeavyWork } from '#ui/progress/heavy-work.tsx';
import { HeavyWorkCard, StartWork } from '#ui/progress/heavy-work-card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { contarCorregidos } from './contar-corregidos.ts';

export function Reconstruccion() {
  const reconstrucciones = useQuery({
    ...queryOf(listarReconstrucciones),
    refetchInterval: ({ state }) => askWhileItGoesOn(state.data?.[0]),
  });
  const [ultima, ...anteriores] = reconstrucciones.data ?? [];
  const puede = useCurrentUser()?.permisos.includes('saldos:reconstruir') ?? false;
  return (
    <>
      <HeavyWorkCard
        title="Saldos guardados"
        action={puede ? <Reconstruir enCurso={ultima?.estado === 'haciendo'} /> : undefined}
        explanation="Si la verificación dice que un saldo no es la suma de sus líneas, aquí se suman todos de nuevo y se corrigen los distintos. Las partidas no cambian, se puede seguir contabilizando, y puede salir de la pantalla mientras trabaja."
        works={reconstrucciones}
        rows={2}
        label="Cargando las reconstrucciones"
        empty={
          <EmptyState
            icon={CalculatorIcon}
            title="Nunca ha hecho falta"
            text="Los saldos se llevan solos con cada partida."
          />
        }
      >
        {(una) => <Ultima reconstruccion={una} />}
      </HeavyWorkCard>
      {anteriores.length > 0 && <ReconstruccionesAnteriores reconstrucciones={anteriores} />}
    </>
  );
}

function Reconstruir({ enCurso }: { readonly enCurso: boolean }) {
  const inicio = useMutation({
    mutationFn: () => call(reconstruirSaldos, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listarReconstrucciones.path] }),
  });
  return <StartWork text="Reconstruir saldos" variant="default" running={enCurso} start={inicio} />;
}

function Ultima({ reconstruccion }: { readonly reconstruccion: UnaReconstruccion }) {
  const { hechas, total, resultado } = reconstruccion;
  return (
    <>
      <HeavyWork
        work={reconstruccion}
        label="Avance de la reconstrucción"
        phase={total === 0 ? 'Empezando…' : `${formatearEntero(hechas)} de ${formatearEntero(total)} cuentas`}
      />
      {resultado !== null && <SaldosCorregidos resultado={resultado} />}
    </>
  );
}

/** What a reconstruction found: that everything was right, or what each balance said and what its lines add up to. */
function SaldosCorregidos({ resultado }: { readonly resultado: ResultadoDeReconstruir }) {
  const { corregidos, diferencias } = resultado;
  return (
    <>
      <Row as="p" oneLine gap="md" weight="medium" role="status">
        <Row as="span" inline rigid tone="success">
          <CheckCircleIcon width={20} height={20} aria-hidden="true" />
        </Row>
        {contarCorregidos(resultado)}
      </Row>
      {diferencias.length > 0 && (
        <DataTable
          label="Saldos corregidos, en quetzales"
          columns={columnas}
          rows={diferencias}
          rowKey={({ tramo, idCuenta, agencia, fecha }) => `${tramo} ${idCuenta} ${agencia} ${fecha}`}
        />
      )}
      {corregidos > diferencias.length && (
        <Text size="xs" muted>
          Y {formatearEntero(corregidos - diferencias.length)} más.
        </Text>
      )}
    </>
  );
}

type Diferencia = ResultadoDeReconstruir['diferencias'][number];

const columnas: readonly Column<Diferencia>[] = [
  { title: 'Cuenta', kind: 'main', cell: ({ idCuenta }) => idCuenta },
  { title: 'Agencia', kind: 'code', cell: ({ agencia }) => agencia },
  { title: 'Saldo de', kind: 'code', cell: decirTramo },
  { title: 'Debe decía (Q)', kind: 'number', cell: ({ guardado }) => formatearMonto(guardado.debe) },
  { title: 'Debe es (Q)', kind: 'number', cell: ({ real }) => formatearMonto(real.debe) },
  { title: 'Haber decía (Q)', kind: 'number', cell: ({ guardado }) => formatearMonto(guardado.haber) },
  { title: 'Haber es (Q)', kind: 'number', cell: ({ real }) => formatearMonto(real.haber) },
];

function decirTramo({ tramo, fecha }: Diferencia): string {
  if (tramo === 'dia') return formatDate(fecha);
  return tramo === 'mes' ? formatMonth(fecha) : fecha.slice(0, 4);
}

interface ReconstruccionesAnterioresProps {
  readonly reconstrucciones: readonly UnaReconstruccion[];
}

function ReconstruccionesAnteriores({ reconstrucciones }: ReconstruccionesAnterioresProps) {
  return (
    <Section card max="64rem" title="Reconstrucciones anteriores">
      <DataTable
        label="Reconstrucciones anteriores"
        columns={COLUMNAS}
        rows={reconstrucciones}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}

const COLUMNAS: readonly Column<UnaReconstruccion>[] = [
  { title: 'Cuándo', kind: 'code', cell: ({ pedidoEn }) => formatInstant(pedidoEn) },
  { title: 'Resultado', kind: 'main', cell: resultadoDe },
  { title: 'La pidió', cell: ({ pedidoPor }) => pedidoPor.nombre },
];

function resultadoDe({ estado, resultado }: UnaReconstruccion): string {
  if (estado === 'fallido') return 'Falló';
  if (estado === 'interrumpido') return 'Interrumpida';
  return resultado === null ? 'En curso' : contarCorregidos(resultado);
}
