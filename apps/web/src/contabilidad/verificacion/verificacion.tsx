// The verification of the books: asked for here, going on by itself, and what it found: the seals of each year and, if
// something does not hold, the first partida where it breaks.
import {
  iniciarVerificacion,
  listarVerificaciones,
  type Verificacion as UnaVerificacion,
  verVerificacion,
} from '@cuadra/contract/contabilidad/verificacion';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { ChevronDownIcon, ShieldCheckIcon } from '@heroicons/react/24/outline';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Reconstruccion } from '#contabilidad/saldos/reconstruccion.tsx';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { askWhileItGoesOn, HeavyWork } from '#ui/progress/heavy-work.tsx';
import { HeavyWorkCard, StartWork } from '#ui/progress/heavy-work-card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Anteriores } from './anteriores.tsx';
import { Informe } from './informe.tsx';
import classes from './verificacion.module.css';

export function Verificacion() {
  const verificaciones = useQuery({
    ...queryOf(listarVerificaciones),
    refetchInterval: ({ state }) => askWhileItGoesOn(state.data?.[0]),
  });
  const [ultima, ...anteriores] = verificaciones.data ?? [];
  return (
    <>
      <HeavyWorkCard
        titulo="Verificación de los libros"
        accion={<Iniciar enCurso={ultima?.estado === 'haciendo'} />}
        explicacion="Vuelve a calcular todo desde las líneas: numeración, cuadre, cuentas, reversiones, la cadena que sella cada partida, los nombres de entonces y los saldos guardados; y compara con los sellos entregados. No cambia nada, y puede salir de la pantalla mientras trabaja."
        trabajos={verificaciones}
        filas={4}
        etiqueta="Cargando las verificaciones"
        vacio={
          <EmptyState
            icono={ShieldCheckIcon}
            titulo="Aún no se ha verificado"
            texto="Empiece la primera: al terminar verá el sello de cada año."
          />
        }
      >
        {(una) => <Ultima verificacion={una} />}
      </HeavyWorkCard>
      {anteriores.length > 0 && <Anteriores verificaciones={anteriores} />}
      <Reconstruccion />
    </>
  );
}

function Iniciar({ enCurso }: { readonly enCurso: boolean }) {
  const [alcance, setAlcance] = useState('');
  const inicio = useMutation({
    mutationFn: () => call(iniciarVerificacion, { body: pedido(alcance) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listarVerificaciones.path] }),
  });
  const anios = useAnios();
  return (
    <StartWork texto="Verificar" enCurso={enCurso} inicio={inicio}>
      <NativeSelect
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        aria-label="Qué se verifica"
        size="xs"
        value={alcance}
        data={[
          { value: '', label: 'Desde el último sello' },
          { value: COMPLETA, label: 'Completa' },
          ...anios.map((anio) => ({ value: String(anio), label: `Completa desde ${anio}` })),
        ]}
        onChange={({ currentTarget }) => setAlcance(currentTarget.value)}
      />
    </StartWork>
  );
}

const COMPLETA = 'completa';

function pedido(alcance: string): BodyOf<typeof iniciarVerificacion> {
  if (alcance === '') return {};
  return alcance === COMPLETA ? { completa: true } : { desde: Number(alcance) };
}

/** Those that a verification went through. */
function useAnios(): number[] {
  const { data = [] } = useQuery(queryOf(listarVerificaciones));
  const anios = data.flatMap(({ informe }) => informe?.ejercicios.map(({ anio }) => anio) ?? []);
  return [...new Set(anios)].sort((a, b) => b - a);
}

function Ultima({ verificacion }: { readonly verificacion: UnaVerificacion }) {
  const { informe, desde, hechas, total } = verificacion;
  return (
    <>
      <HeavyWork
        trabajo={verificacion}
        etiqueta="Avance de la verificación"
        fase={decirFase(hechas, total)}
        detalle={desde === null ? undefined : `, desde ${desde}`}
      />
      {informe !== null && <DesdeEntonces id={verificacion.id} />}
      {informe !== null && <Informe informe={informe} />}
    </>
  );
}

function decirFase(hechas: number, total: number): string {
  if (total === 0) return 'Empezando…';
  if (hechas >= total) return 'Comparando los saldos guardados…';
  return `${formatearEntero(hechas)} de ${formatearEntero(total)} partidas`;
}

/** What it found is about the books as they were then: whether they still are. */
function DesdeEntonces({ id }: { readonly id: string }) {
  const { data } = useQuery(queryOf(verVerificacion));
  if (data?.ultima?.id !== id || data.desdeEntonces === null) return null;
  const { cambiaron, partidas } = data.desdeEntonces;
  if (!cambiaron) return <p className={classes.nota}>Los libros no han cambiado desde entonces.</p>;
  const cuantas =
    partidas === 1 ? 'se contabilizó 1 partida' : `se contabilizaron ${formatearEntero(partidas)} partidas`;
  const que = partidas === 0 ? 'los libros cambiaron' : cuantas;
  return <FormNotice tono="info" texto={`Desde entonces ${que}: verifique otra vez para incluirlo.`} />;
}
