// Where a user is signed in now. Ending a session takes effect at once: its token stops working.
import type { Sesion } from '@cuadra/contract/acceso/sesiones';
import { listarSesiones, terminarSesion, type Usuario } from '@cuadra/contract/administracion/usuarios';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import { OpenSessions } from '#ui/marks/open-sessions.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note } from '#ui/text/text.tsx';
import { refrescarSesiones } from './cache.ts';
import classes from './usuarios.module.css';

export function Sesiones({ usuario: { id, nombre } }: { readonly usuario: Usuario }) {
  const sesiones = useQuery(queryOf(listarSesiones, { params: { id } }));
  const { terminar, preguntarYTerminar, encabezado } = useTerminar(nombre);
  const abiertas = sesiones.data ?? [];
  const demas = abiertas.filter(({ esActual }) => !esActual);
  const hayActual = demas.length < abiertas.length;
  return (
    <Section
      level={3}
      pad="2xl none"
      title={
        <span ref={encabezado} tabIndex={-1} className={classes.titulo}>
          {abiertas.length === 0 ? 'Sesiones abiertas' : `Sesiones abiertas (${abiertas.length})`}
        </span>
      }
      actions={
        demas.length > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            loading={terminar.isPending}
            onClick={() => void preguntarYTerminar(demas)}
          >
            {hayActual ? 'Terminar las demás' : 'Terminar todas'}
          </Button>
        )
      }
    >
      {terminar.isError && <FormNotice tone="error" text={messageOf(terminar.error)} />}
      {sesiones.isPending && <SkeletonRows rows={2} height={60} label="Cargando las sesiones" />}
      {sesiones.isError && <ErrorState error={sesiones.error} retry={sesiones.refetch} />}
      {sesiones.isSuccess && abiertas.length === 0 && <Note>No tiene sesiones abiertas.</Note>}
      {abiertas.length > 0 && (
        <OpenSessions
          sessions={abiertas}
          busy={terminar.isPending}
          onFinish={(sesion) => void preguntarYTerminar([sesion])}
        />
      )}
    </Section>
  );
}

/** The heading takes the focus afterwards: the button that had it went away with its session. */
function useTerminar(nombre: string) {
  const encabezado = useRef<HTMLSpanElement>(null);
  const confirmar = useConfirm();
  const terminar = useMutation({
    mutationFn: terminarVarias,
    onSettled: async () => {
      await refrescarSesiones();
      encabezado.current?.focus();
    },
  });
  const preguntarYTerminar = async (elegidas: readonly Sesion[]) => {
    if (await confirmar(preguntaPara(elegidas, nombre))) terminar.mutate(elegidas);
  };
  return { terminar, preguntarYTerminar, encabezado };
}

/** One that is no longer there is as ended as it should be. */
async function terminarVarias(elegidas: readonly Sesion[]): Promise<void> {
  const intentos = await Promise.allSettled(
    elegidas.map(({ id }) => call(terminarSesion, { params: { id } })),
  );
  const fallo = intentos.find(
    (intento) =>
      intento.status === 'rejected' &&
      !(intento.reason instanceof ApiError && intento.reason.codigo === 'NO_ENCONTRADO'),
  );
  if (fallo?.status === 'rejected') throw fallo.reason;
}

function preguntaPara(elegidas: readonly Sesion[], nombre: string) {
  const esPropia = elegidas.some(({ esActual }) => esActual);
  const cuales = elegidas.length === 1 ? 'esa sesión' : `esas ${elegidas.length} sesiones`;
  return {
    title: elegidas.length === 1 ? 'Terminar la sesión' : `Terminar ${elegidas.length} sesiones`,
    text: esPropia
      ? 'Es la sesión que está usando: saldrá de Cuadra.'
      : `${nombre} saldrá de ${cuales} y perderá lo que no haya guardado.`,
    action: elegidas.length === 1 ? 'Terminar' : 'Terminar todas',
    danger: true,
  };
}
