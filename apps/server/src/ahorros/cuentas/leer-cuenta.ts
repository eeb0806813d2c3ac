// One savings account, whole: who it belongs to, by which rules it earns, what it earned up to today and what may be done with it.
import type { AccionDeCuenta, CuentaEntera, ReglasDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { ESTADOS_DE_CUENTA_MAX } from '@cuadra/contract/ahorros/cuentas';
import type { DestinoAlVencer, TratamientoDeIsr } from '@cuadra/core/ahorros/cuenta';
import type { Centavos } from '@cuadra/core/dinero';
import { tratamientoEn } from '@cuadra/core/interes/isr';
import { sql } from 'kysely';
import { conReserva } from '#ahorros/reserva/reserva.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { calcularGanado, leerCuentaQueGana } from './interes-de-cuenta.ts';
import { leerCuentas } from './listar-cuentas.ts';

export async function leerCuentaEntera(
  db: Database,
  actor: Pick<Actor, 'agencias' | 'permisos'>,
  hoy: string,
  id: number,
): Promise<CuentaEntera> {
  const [cuenta] = await leerCuentas(
    db,
    sql`c.id = ${id} and c.agencia = any(${actor.agencias}::text[])`,
    sql``,
  );
  const fila = cuenta === undefined ? undefined : await leerResto(db, hoy, id);
  if (cuenta === undefined || fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const { isr, isrDocumento, isrVence, plazo, tasaPactada, alVencer, idCuenta, nombreCuenta, ...resto } =
    fila;
  const { enLibros, ...entera } = resto;
  return {
    ...cuenta,
    ...entera,
    titulares: entera.titulares.map((titular) => conReserva(actor, titular)),
    isr: {
      ...{ tratamiento: isr, documento: isrDocumento, vence: isrVence },
      exentaHoy: tratamientoEn(hoy, { tratamiento: isr, vence: isrVence }) === 'exento',
    },
    plazo:
      plazo === null || cuenta.vence === null || tasaPactada === null || alVencer === null
        ? null
        : { dias: plazo, vence: cuenta.vence, tasaPpm: tasaPactada, alVencer },
    interes: await ganadoHasta(db, hoy, fila.reglas, cuenta),
    control: { idCuenta, nombreCuenta, enLibros },
    acciones: accionesDe(cuenta),
  };
}

interface Resto
  extends Pick<
    CuentaEntera,
    'cierre' | 'titulares' | 'destino' | 'estados' | 'tasaPpm' | 'porCorregir' | 'movimientos' | 'version'
  > {
  readonly isr: TratamientoDeIsr;
  readonly isrDocumento: string | null;
  readonly isrVence: string | null;
  readonly plazo: number | null;
  readonly tasaPactada: number | null;
  readonly alVencer: DestinoAlVencer | null;
  readonly reglas: ReglasDeCuenta | null;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly enLibros: Centavos;
}

async function leerResto(db: Database, hoy: string, id: number): Promise<Resto | undefined> {
  const { rows } = await sql<Resto>`
    select c.cierre, c.isr, c.isr_documento, c.isr_vence, c.plazo, c.tasa_pactada, c.al_vencer, c.por_corregir, c.movimientos, c.version,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'numero', a.numero, 'nombre', a.nombre, 'dpi', a.dpi, 'estado', a.estado)
        order by t.orden) from titular t join asociado a on a.id = t.asociado where t.cuenta = c.id), '[]') as titulares,
      (select jsonb_build_object('id', d.id, 'numero', d.numero, 'titular', coalesce((select a.nombre from titular t
          join asociado a on a.id = t.asociado where t.cuenta = d.id order by t.orden limit 1), ''))
        from cuenta_ahorro d where d.id = c.destino) as destino,
      ${reglasEnVigor(sql`c.producto`, hoy)} as reglas,
      coalesce(c.tasa_pactada, ahorro_tasa(c.producto, c.plazo, c.saldo, ${hoy}::date)) as tasa_ppm,
      coalesce((select jsonb_agg(jsonb_build_object('desde', e.desde, 'estado', e.estado, 'motivo', e.motivo, 'por',
          (select jsonb_build_object('id', u.id, 'nombre', u.nombre) from usuario u where u.id = e.por)) order by e.desde desc)
        from (select * from estado_de_cuenta_ahorro e where e.cuenta = c.id order by e.desde desc limit ${ESTADOS_DE_CUENTA_MAX}) e), '[]')
        as estados,
      p.id_cuenta, k.nombre_cuenta, -saldo_en_libros(p.id_cuenta, c.agencia) as en_libros
    from cuenta_ahorro c join producto_ahorro p on p.id = c.producto join cuenta k on k.id_cuenta = p.id_cuenta
    where c.id = ${id}`.execute(db);
  return rows[0];
}

/** As it is read to a member; null when none is in force yet. */
export const reglasEnVigor = (producto: ReturnType<typeof sql>, dia: string) => sql<ReglasDeCuenta | null>`(
  select jsonb_build_object('desde', v.desde, 'metodo', v.metodo, 'base', v.base, 'capitalizacion', v.capitalizacion, 'abono', v.abono,
    'minimo', v.minimo, 'tope', v.tope, 'redondeo', v.redondeo, 'inactivas', v.inactivas, 'bloqueadas', v.bloqueadas,
    'aperturaMinima', v.apertura_minima, 'plazos', v.plazos, 'penalizadaPpm', v.penalizada_ppm)
  from version_de_producto v where v.producto = ${producto} and v.estado = 'publicada' and v.desde <= ${dia}::date
  order by v.desde desc limit 1)`;

async function ganadoHasta(
  db: Database,
  hoy: string,
  reglas: ReglasDeCuenta | null,
  { id, estado }: Pick<CuentaEntera, 'id' | 'estado'>,
): Promise<CuentaEntera['interes']> {
  if (estado === 'cerrada' || reglas === null) return null;
  const cuenta = await leerCuentaQueGana(db, id, { hasta: hoy });
  return cuenta.reglas === null ? null : calcularGanado(cuenta).ganado;
}

function accionesDe({
  estado,
  producto,
  saldo,
  vence,
}: Pick<CuentaEntera, 'estado' | 'producto' | 'saldo' | 'vence'>) {
  const acciones: AccionDeCuenta[] = [];
  if (estado === 'cerrada') return acciones;
  const enUso = producto.estado !== 'preparacion';
  const aLaVista = vence === null;
  if (enUso && saldo > 0 && estado !== 'bloqueada' && (aLaVista || estado === 'por-retirar'))
    acciones.push('transferir');
  if (enUso && estado !== 'por-retirar' && (aLaVista || saldo === 0)) acciones.push('recibir');
  acciones.push('cambiar');
  if (estado === 'por-retirar') return acciones;
  acciones.push('estado');
  if (enUso) acciones.push('ajustar');
  if (enUso && (estado !== 'bloqueada' || saldo === 0)) acciones.push('cerrar');
  return acciones;
}
