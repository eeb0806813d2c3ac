// What the books alone cannot prove: it takes a fuller seal, a signed head that their owner has no hand on, or a bitácora
// with a chain of its own.
import { type Alteracion, AQUI, borrar, CUENTA, partida, unaFila } from './caidas-alteraciones.ts';

/** Takes what one partida moved out of a table of balances, and what is left empty with it. */
const sinLoMovido = (tabla: string, columna: string, periodo: string): string[] => [
  `update ${tabla} s set debe = s.debe - l.debe, haber = s.haber - l.haber from (select id_cuenta, agencia, ${periodo} as cuando,
    sum(debe) as debe, sum(haber) as haber from linea where ${AQUI} group by 1, 2, 3) l
    where (s.id_cuenta, s.agencia, s.${columna}) = (l.id_cuenta, l.agencia, l.cuando)`,
  `delete from ${tabla} where debe = 0 and haber = 0`,
];

const SU_DIA = `from partida p where (p.ejercicio, p.numero) = (select a.ejercicio, a.numero from aqui a)
  and (d.agencia, d.fecha, d.tipo) = (p.agencia, p.fecha, p.tipo)`;

/** The sums and the head as they were before it. */
export const sinElla: readonly string[] = [
  ...sinLoMovido('saldo_diario', 'fecha', 'fecha'),
  ...sinLoMovido('saldo_mensual', 'mes', `date_trunc('month', fecha)::date`),
  ...sinLoMovido('saldo_anual', 'anio', `date_trunc('year', fecha)::date`),
  `delete from partida_por_dia d using (select p.* ${SU_DIA.replace('and (d.agencia, d.fecha, d.tipo) = (p.agencia, p.fecha, p.tipo)', '')}) p
    where d.cantidad = 1 and (d.agencia, d.fecha, d.tipo) = (p.agencia, p.fecha, p.tipo)`,
  `update partida_por_dia d set cantidad = d.cantidad - 1, total = d.total - p.total, lineas = d.lineas - p.cantidad_lineas ${SU_DIA}`,
  `update ejercicio e set ultimo_numero = a.numero - 1, ultima_huella = p.huella_anterior from aqui a
    join partida p on (p.ejercicio, p.numero) = (a.ejercicio, a.numero) where e.anio = a.ejercicio`,
];

export const alteracionesConTestigo: readonly Alteracion[] = [
  partida('un microsegundo en su registro', `registrada_en = registrada_en + interval '1 microsecond'`),
  { ...partida('el nombre de quien la escribió', `autor_nombre = 'Otra Persona'`), en: 'de-persona' },
  {
    nombre: 'el nombre de una cuenta',
    ordenes: [`update cuenta set nombre_cuenta = nombre_cuenta || ' y otros' where id_cuenta = ${CUENTA}`],
  },
  {
    ...partida('el concepto, con todo sellado de nuevo hasta la cabeza', `concepto = concepto || ' y más'`),
    en: 'cola',
    selladaDeNuevo: true,
  },
  {
    nombre: 'la última borrada, con su cabeza y sus saldos',
    en: 'reciente',
    ordenes: [...sinElla, ...borrar(AQUI)],
  },
  unaFila('bitacora', `despues = despues || '{"total": 1}'`, 'x.despues is not null'),
  unaFila('bitacora', 'actor = null', 'x.actor is not null'),
  {
    nombre: 'bitacora: un renglón borrado',
    ordenes: [
      'delete from bitacora where n = (select x.n from bitacora x order by x.n offset (select a.azar % 1000 from aqui a) limit 1)',
    ],
  },
  {
    nombre: 'bitacora: los últimos renglones borrados',
    ordenes: ['delete from bitacora where n > (select max(x.n) - 10 from bitacora x)'],
  },
];

/** What the mayor does not tell: it moved nothing of it. */
export const alteracionesDeAhorro: readonly Alteracion[] = [
  {
    nombre: 'un depósito pasado a otra cuenta de ahorro, con los dos saldos',
    ordenes: [
      `create temp table pasado as select m.cuenta as de, m.n, m.monto, o.id as a, o.movimientos + 1 as nuevo, o.saldo + m.monto as saldo
        from movimiento_ahorro m join cuenta_ahorro c on c.id = m.cuenta
        join cuenta_ahorro o on (o.producto, o.agencia) = (c.producto, c.agencia) and o.id <> c.id and o.estado = 'activa'
        where m.n = c.movimientos and m.monto > 0 and m.revierte is null and c.estado = 'activa' order by m.cuenta, o.id limit 1`,
      'update cuenta_ahorro c set saldo = c.saldo - p.monto, movimientos = c.movimientos - 1 from pasado p where c.id = p.de',
      'update cuenta_ahorro c set saldo = c.saldo + p.monto, movimientos = c.movimientos + 1 from pasado p where c.id = p.a',
      'update movimiento_ahorro m set cuenta = p.a, n = p.nuevo, saldo = p.saldo from pasado p where (m.cuenta, m.n) = (p.de, p.n)',
    ],
  },
];
