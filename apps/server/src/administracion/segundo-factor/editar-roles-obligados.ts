// Which roles nobody exercises without a second factor. One more is asked for at once; one less opens a door, so that it is a
// change of powers and waits for another administrador.
import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { rolesSinSegundoFactor } from '../poderes/clases/roles-sin-segundo-factor.ts';
import { pedirCambio } from '../poderes/pedir-cambio.ts';
import { tomarTurnoDePoderes } from '../poderes/turno-de-poderes.ts';
import { avisarRolesObligados } from './avisar-roles-obligados.ts';
import { leerRolesObligados } from './queries.ts';

export async function editarRolesObligados(
  tx: Tx,
  plataforma: { readonly cartero: Cartero },
  contexto: ContextoConActor,
  { roles, motivo }: { readonly roles: readonly Rol[]; readonly motivo?: string | undefined },
): Promise<void> {
  await tomarTurnoDePoderes(tx);
  const antes = await leerRolesObligados(tx);
  const exime = antes.filter((rol) => !roles.includes(rol));
  const faltan = [...new Set(roles).difference(new Set(antes))];
  if (exime.length > 0 && motivo === undefined) throw problemaDeCampo('SEGUNDO_FACTOR_SIN_MOTIVO', 'motivo');
  if (faltan.length > 0) {
    await tx
      .insertInto('rolConSegundoFactor')
      .values(faltan.map((rol) => ({ rol })))
      .execute();
    await avisarRolesObligados(tx, contexto);
  }
  if (exime.length === 0 || motivo === undefined) return;
  await pedirCambio(tx, plataforma, contexto, rolesSinSegundoFactor, {
    sujeto: null,
    datos: { exime, motivo },
  });
}
