import { verInicio } from '@cuadra/contract/inicio/inicio';
import type { AplicacionDePrueba } from '#testing/application.ts';

/** What the welcome screen tells whoever holds that token. */
export async function recuadrosDe({ llamar }: Pick<AplicacionDePrueba, 'llamar'>, token: string) {
  const { status, cuerpo, problema } = await llamar(verInicio, {}, { token });
  if (status !== 200) throw new Error(problema.codigo);
  return cuerpo.recuadros;
}
