// What the shell needs before it shows, all at once. What fails is logged and nothing else: the shell shows what there
// is. A panel says so when it is opened, with a retry; words and menu are asked for again without a word; and what the
// person prefers has its copy in this browser.
import type { Endpoint } from '@cuadra/contract/endpoint';
import { listarAtajos } from '@cuadra/contract/escritorio/atajos';
import { listarChats } from '@cuadra/contract/escritorio/chat';
import { listarMensajes } from '@cuadra/contract/escritorio/mensajes';
import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import type { ArgsOf } from '#platform/api.ts';
import { prepareLanguage } from '#platform/i18n.ts';
import { logFailure } from '#platform/log-failure.ts';
import { loadPreferences } from '#platform/preferences.ts';
import { queryClient, queryOf, WITHOUT_INSISTING } from '#platform/query.ts';

export async function loadShellData(): Promise<void> {
  await Promise.all([
    prepareLanguage(),
    intentar(verNavegacion),
    loadPreferences(),
    intentar(listarMensajes),
    intentar(listarNotificaciones),
    intentar(listarChats),
    intentar(listarAtajos),
  ]);
}

/** Once, without insisting: whoever shows it asks again. */
async function intentar<E extends Endpoint>(endpoint: E, ...entrada: ArgsOf<E>): Promise<void> {
  const una = { ...queryOf(endpoint, ...entrada), retry: false, meta: WITHOUT_INSISTING };
  await queryClient.ensureQueryData(una).catch((error: unknown) => logFailure(endpoint.path, error));
}
