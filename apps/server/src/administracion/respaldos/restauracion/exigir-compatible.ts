// Whether this program can bring that copy back: its PostgreSQL is of the same kind, and it knows everything the books were brought up to.
import { versionIncluida } from '#platform/bundled-postgres/programas.ts';
import { leerMigraciones } from '#platform/database/migrar.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';
import type { DatosDeCopia, DatosDeIncluida } from '../copia/manifiesto.ts';

export async function exigirCompatible(datos: DatosDeCopia): Promise<DatosDeIncluida> {
  if (datos.clase !== 'incluida')
    throw new RespaldoError(
      'La copia es de un PostgreSQL de la institución: indique en DATABASE_OWNER_URL una base vacía en la cual restaurarla.',
    );
  const aqui = `${process.platform}-${process.arch}`;
  if (datos.plataforma !== aqui)
    throw new RespaldoError(
      `La copia se hizo en ${datos.plataforma} y esta máquina es ${aqui}: restáurela en una igual.`,
    );
  const mayor = datos.postgres.version.split('.')[0];
  const incluida = await versionIncluida();
  if (mayor !== incluida)
    throw new RespaldoError(
      `La copia es de PostgreSQL ${mayor} y este Cuadra trae el ${incluida}: restáurela con la versión de Cuadra que la hizo.`,
    );
  await exigirMigracionConocida(datos);
  return datos;
}

export async function exigirMigracionConocida({ migracion }: DatosDeCopia): Promise<void> {
  const conocidas = await leerMigraciones();
  if (!conocidas.some(({ nombre }) => nombre === migracion))
    throw new RespaldoError(
      'La copia es de un Cuadra más nuevo que este: instale esa versión antes de restaurarla.',
    );
}
