// The stored balances added up anew from the lines: asked for here, going on by itself while people post, and which of
// them were wrong.
import {
  listarReconstrucciones,
  reconstruirSaldos,
  type Reconstruccion as UnaReconstruccion,
} from '@cuadra/contract/contabilidad/saldos';
import { CalculatorIcon } from '@heroicons/react/24/outline';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { askWhileItGoesOn, HeavyWork } from '#ui/progress/heavy-work.tsx';
import { HeavyWorkCard, StartWork } from '#ui/progress/heavy-work-card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ReconstruccionesAnteriores } from './anteriores.tsx';
import { SaldosCorregidos } from './saldos-corregidos.tsx';

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
        titulo="Saldos guardados"
        accion={puede ? <Reconstruir enCurso={ultima?.estado === 'haciendo'} /> : undefined}
        explicacion="Si la verificación dice que un saldo no es la suma de sus líneas, aquí se suman todos de nuevo y se corrigen los distintos. Las partidas no cambian, se puede seguir contabilizando, y puede salir de la pantalla mientras trabaja."
        trabajos={reconstrucciones}
        filas={2}
        etiqueta="Cargando las reconstrucciones"
        vacio={
          <EmptyState
            icono={CalculatorIcon}
            titulo="Nunca ha hecho falta"
            texto="Los saldos se llevan solos con cada partida."
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
  return <StartWork texto="Reconstruir saldos" variant="default" enCurso={enCurso} inicio={inicio} />;
}

function Ultima({ reconstruccion }: { readonly reconstruccion: UnaReconstruccion }) {
  const { hechas, total, resultado } = reconstruccion;
  return (
    <>
      <HeavyWork
        trabajo={reconstruccion}
        etiqueta="Avance de la reconstrucción"
        fase={total === 0 ? 'Empezando…' : `${formatearEntero(hechas)} de ${formatearEntero(total)} cuentas`}
      />
      {resultado !== null && <SaldosCorregidos resultado={resultado} />}
    </>
  );
}
