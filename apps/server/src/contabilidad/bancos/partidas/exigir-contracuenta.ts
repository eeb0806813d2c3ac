// The account on the other side of what is posted from a bank, chosen by a person or by a rule of theirs: never that of another bank,
// of the cajas, nor one that only its own feature moves. Money between banks goes as a traslado, with both of their lines.
import type { Codigo } from '@cuadra/contract/problema';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { problemaDeCampo } from '#platform/problema.ts';

interface CuentaElegida {
  readonly tipoCuenta: 'D' | 'M';
  readonly estado: 'activa' | 'solo_sistema' | 'bloqueada';
  readonly esDeBanco: boolean;
  readonly esDeCaja: boolean;
}

export async function exigirContracuenta(db: Database, idCuenta: string, campo = 'idCuenta'): Promise<void> {
  const { rows } = await sql<CuentaElegida>`
    select c.tipo_cuenta, c.estado, exists (select from cuenta_bancaria b where b.id_cuenta = c.id_cuenta) as es_de_banco,
      exists (select from cuenta_de_caja k where k.id_cuenta = c.id_cuenta) as es_de_caja
    from cuenta c where c.id_cuenta = ${idCuenta}`.execute(db);
  const codigo = objecion(rows[0]);
  if (codigo !== undefined) throw problemaDeCampo(codigo, campo);
}

function objecion(cuenta: CuentaElegida | undefined): Codigo | undefined {
  if (cuenta === undefined) return 'CUENTA_NO_EXISTE';
  if (cuenta.tipoCuenta !== 'D') return 'CUENTA_NO_DETALLE';
  if (cuenta.esDeBanco) return 'CUENTA_DE_BANCO';
  if (cuenta.esDeCaja) return 'CUENTA_DE_CAJA';
  if (cuenta.estado === 'solo_sistema') return 'CUENTA_SOLO_SISTEMA';
  return cuenta.estado === 'bloqueada' ? 'CUENTA_BLOQUEADA' : undefined;
}
