// What the schedules ask the server for.
import { listarProgramaciones, verCalendario } from '@cuadra/contract/ahorros/programaciones';
import { listarChats } from '@cuadra/contract/escritorio/chat';
import { queryClient, queryOf } from '#platform/query.ts';

export const consultas = {
  programaciones: () => queryOf(listarProgramaciones),
  calendario: () => queryOf(verCalendario, { query: {} }),
  /** Colleagues: every one of them is a chat. */
  colegas: () => queryOf(listarChats),
} as const;

export async function refrescar(): Promise<void> {
  await Promise.all(
    [listarProgramaciones.path, verCalendario.path].map((ruta) =>
      queryClient.invalidateQueries({ queryKey: [ruta] }),
    ),
  );
}
