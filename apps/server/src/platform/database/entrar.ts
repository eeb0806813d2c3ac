// By which addresses the application enters a PostgreSQL that somebody else keeps, once its owner left it ready: the one
// for everybody's work, and one past any pooler for what needs a session of its own (LISTEN, jobs).
import type { Config } from '../config.ts';
import { fijarAjustesDelPapel } from './ajustes-del-papel.ts';
import { conCredenciales, credencialesDe } from './direccion.ts';
import { exigirSesion } from './exigir-sesion.ts';
import { prepararBase } from './preparar-base.ts';

export interface Entrada {
  readonly url: string;
  readonly directa: string;
  readonly porAgrupador: boolean;
}

const SIN_AGRUPADOR = 'Indique en DATABASE_DIRECT_URL la dirección de PostgreSQL sin el agrupador';

export async function entrarEnLaDada(config: Config, secreto: () => Promise<string>): Promise<Entrada> {
  const { databaseUrl: dada, databaseDirectUrl: lugar } = config;
  const preparada = await prepararComoDueno(config, secreto);
  // Made by the owner, the address is the owner's own, which was tried already.
  if (dada === undefined) return { url: preparada ?? '', directa: preparada ?? '', porAgrupador: false };
  if (lugar === undefined) {
    await exigirSesion(dada, {
      variable: 'DATABASE_URL',
      remedio: `${SIN_AGRUPADOR}, o ponga el agrupador en modo de sesión y que deje pasar los ajustes.`,
    });
    return { url: dada, directa: dada, porAgrupador: false };
  }
  const directa = conCredenciales(lugar, credencialesDe(dada));
  await exigirSesion(directa, {
    variable: 'DATABASE_DIRECT_URL',
    remedio: 'Debe llevar a PostgreSQL mismo.',
  });
  await fijarAjustesDelPapel(directa);
  return { url: dada, directa, porAgrupador: true };
}

/** Without the owner's address nothing is prepared: the schema must be there, and is looked at once inside. */
async function prepararComoDueno(
  { databaseOwnerUrl, databaseUrl, databaseDirectUrl: lugar }: Config,
  secreto: () => Promise<string>,
): Promise<string | undefined> {
  if (databaseOwnerUrl === undefined) return undefined;
  const dueno =
    lugar === undefined ? databaseOwnerUrl : conCredenciales(lugar, credencialesDe(databaseOwnerUrl));
  await exigirSesion(dueno, { variable: 'DATABASE_OWNER_URL', remedio: `${SIN_AGRUPADOR}.` });
  const orden = { direccionDeLaAplicacion: databaseUrl, secreto: await secreto() };
  return (await prepararBase(dueno, orden)).direccion;
}
