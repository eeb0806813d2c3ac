// The schema of every institution brought up to this program's, several at a time. The first that fails stops the rest; what
// was done stays done, and running it again goes on from there.
import { prepararBase } from '#platform/database/preparar-base.ts';
import { InstitucionError } from '#platform/institucion-error.ts';
import type { Institucion } from '../directorio/directorio.ts';
import { cumuloDe } from '../directorio/validar.ts';
import { aLaVez } from './a-la-vez.ts';
import { baseDe, conDueno, type Duenos } from './duenos.ts';
import { tomarObra } from './obra.ts';

export interface Migradas {
  readonly hechas: readonly string[];
  readonly fallo: { readonly nombre: string; readonly error: unknown } | undefined;
  readonly sinEmpezar: readonly string[];
}

export interface PorMigrar {
  readonly instituciones: readonly Institucion[];
  readonly aLaVez: number;
  readonly decir: (linea: string) => void;
}

export async function migrar(duenos: Duenos, pedido: PorMigrar): Promise<Migradas> {
  const { instituciones, decir } = pedido;
  const empezadas = new Set<string>();
  const hechas: string[] = [];
  let fallo: Migradas['fallo'];
  await aLaVez(instituciones, pedido.aLaVez, async (una) => {
    const { nombre } = una;
    empezadas.add(nombre);
    try {
      const { length: cuantas } = await migrarUna(duenos, una);
      hechas.push(nombre);
      const que = cuantas === 0 ? 'ya estaba al día' : `migraciones aplicadas: ${cuantas}`;
      decir(`${nombre}: ${que} (${hechas.length} de ${instituciones.length})`);
    } catch (error) {
      fallo ??= { nombre, error };
      decir(`${nombre}: FALLÓ. ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  }).catch(() => undefined);
  const sinEmpezar = instituciones.map(({ nombre }) => nombre).filter((nombre) => !empezadas.has(nombre));
  return { hechas, fallo, sinEmpezar };
}

function migrarUna(
  duenos: Duenos,
  { nombre, estado, databaseUrl, secreto }: Institucion,
): Promise<readonly string[]> {
  if (estado === 'mudanza')
    throw new InstitucionError('Está en medio de una mudanza: termínela, o deshágala, y repita.');
  const dueno = duenos.direccion(cumuloDe(databaseUrl), baseDe(databaseUrl));
  return conDueno(dueno, async (client) => {
    await tomarObra(client, nombre);
    return (await prepararBase(dueno, { direccionDeLaAplicacion: databaseUrl, secreto })).migradas;
  });
}
