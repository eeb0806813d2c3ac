// What each account is for, read where each room keeps it.
import type { CuentaDeControl, CuentasDeControl } from '@cuadra/contract/contabilidad/cuentas-de-control';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** Without them a year is not closed, nor a caja settled. */
const NECESARIOS = ['resultado', 'acumulados', 'sobrantes', 'faltantes'] as const;

export async function leerCuentasDeControl(db: Database): Promise<CuentasDeControl> {
  const { rows: cuentas } = await sql<CuentaDeControl>`
    select u.uso, u.de, c.id_cuenta, c.nombre_cuenta, c.estado,
      u.uso in ('caja', 'banco', 'ahorro', 'transito') and c.estado = 'activa' as por_marcar
    from (
      select 'resultado' as uso, '' as de, g.cuenta_resultado as id_cuenta, 1 as lugar from configuracion_contable g
      union all select 'acumulados', '', g.cuenta_resultados_acumulados, 2 from configuracion_contable g
      union all select 'puente', '', p.id_cuenta, 3 from cuenta_puente p
      union all select 'caja', format('%s, agencia %s', k.nombre, k.agencia), k.id_cuenta, 4 from caja k where k.activa
      union all select x.uso, '', x.id_cuenta, 5 from configuracion_de_cajas g cross join lateral (values
        ('sobrantes', g.cuenta_sobrante), ('faltantes', g.cuenta_faltante), ('empleados', g.cuenta_empleado),
        ('transito', g.cuenta_transito)) x (uso, id_cuenta)
      union all select 'banco', format('%s %s', b.banco, b.numero), b.id_cuenta, 6 from cuenta_bancaria b where b.activa
      union all select 'ahorro', format('%s %s', p.codigo, p.nombre), p.id_cuenta, 7 from producto_ahorro p
      union all select 'externo', x.lugar, x.id_cuenta, 8 from auxiliar_externo x where x.activo
    ) u join cuenta c on c.id_cuenta = u.id_cuenta
    order by u.lugar, c.id_cuenta collate "C", u.de`.execute(db);
  const { rows: efectivoSuelto } = await sql<{ idCuenta: string; nombreCuenta: string }>`
    select c.id_cuenta, c.nombre_cuenta from cuenta c
    where c.flujo = 'efectivo' and c.tipo_cuenta = 'D' and c.estado <> 'bloqueada'
      and not exists (select from cuenta_de_caja k where k.id_cuenta = c.id_cuenta)
      and not exists (select from cuenta_bancaria b where b.id_cuenta = c.id_cuenta)
      and not exists (select from configuracion_de_cajas g where g.cuenta_transito = c.id_cuenta)
    order by c.id_cuenta collate "C"`.execute(db);
  const hay = new Set(cuentas.map(({ uso }) => uso));
  return { cuentas, efectivoSuelto, faltan: NECESARIOS.filter((uso) => !hay.has(uso)) };
}
