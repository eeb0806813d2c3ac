// What whoever moves money must know of the accounts beforehand: which account of the books they are in, and in which agencia.
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';

export interface CuentaPorMover {
  readonly id: number;
  readonly numero: string;
  readonly agencia: string;
  /** The control account of its product. */
  readonly control: string;
}

/** Those of the person's agencias; without a person, any. */
export async function leerCuentaPorMover(
  db: Database,
  actor: Pick<Actor, 'agencias'> | undefined,
  id: number,
  campo?: string,
): Promise<CuentaPorMover> {
  const { rows } = await sql<CuentaPorMover>`
    select c.id, c.numero, c.agencia, p.id_cuenta as control from cuenta_ahorro c join producto_ahorro p on p.id = c.producto
    where c.id = ${id} and (${actor?.agencias ?? null}::text[] is null or c.agencia = any(${actor?.agencias ?? null}::text[]))`.execute(
    db,
  );
  const [cuenta] = rows;
  if (cuenta !== undefined) return cuenta;
  throw campo === undefined ? new ProblemaError('NO_ENCONTRADO') : problemaDeCampo('NO_ENCONTRADO', campo);
}

/** All of them, and nobody else: what a second holder has is taken or given otherwise. PostgreSQL asks the same. */
export async function tienenLosMismosTitulares(db: Database, una: number, otra: number): Promise<boolean> {
  const { rows } = await sql<{
    mismos: boolean;
  }>`select mismos_titulares(${una}::bigint, ${otra}::bigint) as mismos`.execute(db);
  return rows[0]?.mismos === true;
}

export interface Puente {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
}

/** Clearing accounts of detail that no other part of the program keeps for itself. */
export async function leerPuentes(db: Database): Promise<Puente[]> {
  const { rows } = await sql<Puente>`
    select c.id_cuenta, c.nombre_cuenta from cuenta_puente u join cuenta c on c.id_cuenta = u.id_cuenta
    where c.tipo_cuenta = 'D' and c.estado = 'activa'
      and not exists (select from cuenta_de_caja k where k.id_cuenta = c.id_cuenta)
      and not exists (select from cuenta_bancaria b where b.id_cuenta = c.id_cuenta)
      and not exists (select from control_de_ahorro k where k.id_cuenta = c.id_cuenta)
    order by c.id_cuenta collate "C"`.execute(db);
  return rows;
}

/** The one that was chosen or, if none was, the only one there is. */
export async function exigirPuente(db: Database, elegida: string | null): Promise<string> {
  const puentes = await leerPuentes(db);
  const [unica, ...mas] = elegida === null ? puentes : puentes.filter(({ idCuenta }) => idCuenta === elegida);
  if (unica !== undefined && mas.length === 0) return unica.idCuenta;
  throw new ProblemaError('CUENTA_DE_OTRA_AGENCIA', {
    detalle:
      puentes.length === 0
        ? 'Las cuentas son de agencias distintas y no hay una cuenta puente configurada.'
        : 'Las cuentas son de agencias distintas: elija la cuenta puente por la que pasa el dinero.',
    errores: [{ campo: 'puente', codigo: 'CUENTA_DE_OTRA_AGENCIA', mensaje: 'Elija la cuenta puente.' }],
  });
}
