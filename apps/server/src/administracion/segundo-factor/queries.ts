import { type Rol, roles } from '@cuadra/contract/acceso/permisos';
import type { verSegundoFactorDeUsuario } from '@cuadra/contract/administracion/segundo-factor';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { esObligatorioPara, leerFormas } from '#acceso/segundo-factor/queries.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

/** In the order in which roles are always listed. */
export async function leerRolesObligados(db: Database): Promise<Rol[]> {
  const filas = await db.selectFrom('rolConSegundoFactor').select('rol').execute();
  const obligados = new Set(filas.map(({ rol }) => rol));
  return roles.filter((rol) => obligados.has(rol));
}

export async function leerSegundoFactorDe(
  db: Database,
  { esDemo }: { readonly esDemo: boolean },
  usuario: string,
  ahora: Temporal.Instant,
): Promise<ResponseOf<typeof verSegundoFactorDeUsuario>> {
  const existe = await db.selectFrom('usuario').select('id').where('id', '=', usuario).executeTakeFirst();
  if (existe === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const { passkeys, totp, codigos } = await leerFormas(db, usuario);
  const { dispositivos } = await db
    .selectFrom('dispositivoRecordado')
    .select(({ fn }) => fn.countAll<number>().as('dispositivos'))
    .where('usuario', '=', usuario)
    .where('venceEn', '>', ahora.toString())
    .executeTakeFirstOrThrow();
  return {
    esObligatorio: !esDemo && (await esObligatorioPara(db, usuario)),
    passkeys,
    tieneTotp: totp,
    codigosRestantes: codigos,
    dispositivos,
  };
}
