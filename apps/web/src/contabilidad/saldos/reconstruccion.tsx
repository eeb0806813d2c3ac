// The stored balances added up anew from the lines: asked for here, going on by itself while people post, and which of
// them were wrong.
import {
  listarReconstrucciones,
  reconstruirSaldos,
  type Reconstruccion as UnaReconstruccion,
} from '@cuadra/contract/contabilidad/saldos';
import { CalculatorIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { messageOf } from '../../platform/api-error.ts';
import { useCurrentUser } from '../../platform/current-session.ts';
import { queryClient, queryOf } from '../../platform/query.ts';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { formatearEntero } from '../../ui/format/dinero.ts';
import { Card } from '../../ui/page/card.tsx';
import { askWhileItGoesOn, HeavyWork } from '../../ui/progress/heavy-work.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/tables/skeleton-rows.tsx';
import { ReconstruccionesAnteriores } from './anteriores.tsx';
import classes from './reconstruccion.module.css';
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
      <Card
        titulo="Saldos guardados"
        accion={puede ? <Reconstruir enCurso={ultima?.estado === 'haciendo'} /> : undefined}
      >
        <p className={classes.explicacion}>
          Si la verificación dice que un saldo no es la suma de sus líneas, aquí se suman todos de nuevo y se
          corrigen los distintos. Las partidas no cambian, se puede seguir contabilizando, y puede salir de la
          pantalla mientras trabaja.
        </p>
        {reconstrucciones.isPending && (
          <div className={classes.espera}>
            <SkeletonRows filas={2} etiqueta="Cargando las reconstrucciones" />
          </div>
        )}
        {reconstrucciones.isError && reconstrucciones.data === undefined && (
          <ErrorState error={reconstrucciones.error} reintentar={reconstrucciones.refetch} />
        )}
        {reconstrucciones.data?.length === 0 && (
          <EmptyState
            icono={CalculatorIcon}
            titulo="Nunca ha hecho falta"
            texto="Los saldos se llevan solos con cada partida."
          />
        )}
        {ultima !== undefined && <Ultima reconstruccion={ultima} />}
      </Card>
      {anteriores.length > 0 && <ReconstruccionesAnteriores reconstrucciones={anteriores} />}
    </>
  );
}

function Reconstruir({ enCurso }: { readonly enCurso: boolean }) {
  const inicio = useMutation({
    mutationFn: () => call(reconstruirSaldos, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listarReconstrucciones.path] }),
  });
  return (
    <div className={classes.iniciar}>
      <Button
        size="xs"
        variant="default"
        loading={inicio.isPending || enCurso}
        onClick={() => inicio.mutate()}
      >
        Reconstruir saldos
      </Button>
      {inicio.isError && <FormNotice tono="error" texto={messageOf(inicio.error)} />}
    </div>
  );
}

function Ultima({ reconstruccion }: { readonly reconstruccion: UnaReconstruccion }) {
  const { hechas, total, resultado } = reconstruccion;
  return (
    <div className={classes.ultima}>
      <HeavyWork
        trabajo={reconstruccion}
        etiqueta="Avance de la reconstrucción"
        fase={total === 0 ? 'Empezando…' : `${formatearEntero(hechas)} de ${formatearEntero(total)} cuentas`}
      />
      {resultado !== null && <SaldosCorregidos resultado={resultado} />}
    </div>
  );
}
