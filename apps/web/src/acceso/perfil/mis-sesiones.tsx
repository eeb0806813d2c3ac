// Where this person is signed in. Ending a session takes effect at once, wherever it is.
import {
  listarMisSesiones,
  type Sesion,
  terminarMiSesion,
  terminarMisOtrasSesiones,
} from '@cuadra/contract/acceso/sesiones';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { OpenSessions } from '#ui/marks/open-sessions.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { notify } from '#ui/toasts/toasts.ts';

export function MisSesiones() {
  const sesiones = useQuery(queryOf(listarMisSesiones));
  const { terminar, terminarUna, terminarLasDemas } = useTerminar();
  const abiertas = sesiones.data ?? [];
  return (
    <Section
      card
      max="64rem"
      title="Sesiones abiertas"
      actions={
        abiertas.length > 1 && (
          <Button
            variant="default"
            size="compact-sm"
            loading={terminar.isPending}
            onClick={() => void terminarLasDemas()}
          >
            Terminar las demás
          </Button>
        )
      }
    >
      <Stack gap="lg" pad="xl">
        {terminar.isError && <FormNotice tone="error" text={messageOf(terminar.error)} />}
        {sesiones.isPending && <SkeletonRows rows={2} height={60} label="Cargando las sesiones" />}
        {sesiones.isError && <ErrorState error={sesiones.error} retry={sesiones.refetch} />}
        {abiertas.length > 0 && (
          <OpenSessions sessions={abiertas} busy={terminar.isPending} onFinish={terminarUna} />
        )}
      </Stack>
    </Section>
  );
}

function useTerminar() {
  const navigate = useNavigate();
  const confirmar = useConfirm();
  const terminar = useMutation({
    mutationFn: (cual: Sesion | 'las-demas'): Promise<unknown> =>
      cual === 'las-demas'
        ? call(terminarMisOtrasSesiones)
        : call(terminarMiSesion, { params: { id: cual.id } }),
    onSuccess: (_, cual) =>
      void notify(cual === 'las-demas' ? 'Sus otras sesiones terminaron.' : 'Sesión terminada.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listarMisSesiones.path] }),
  });
  const preguntar = (titulo: string, texto: string) =>
    confirmar({ title: titulo, text: texto, action: 'Terminar', danger: true });
  return {
    terminar,
    terminarUna: async (sesion: Sesion) => {
      const texto = sesion.esActual
        ? 'Es la sesión que está usando: saldrá de Cuadra.'
        : 'Ese equipo saldrá de Cuadra y perderá lo que no haya guardado.';
      if (!(await preguntar('Terminar la sesión', texto))) return;
      if (sesion.esActual) await navigate({ to: '/sign-out' });
      else terminar.mutate(sesion);
    },
    terminarLasDemas: async () => {
      const texto = 'Los demás equipos saldrán de Cuadra y perderán lo que no hayan guardado.';
      if (await preguntar('Terminar las demás sesiones', texto)) terminar.mutate('las-demas');
    },
  };
}
