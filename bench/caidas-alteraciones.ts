// Every way of altering the stored books that somebody with the owner's hand has thought of, in the owner's own words:
// statements with every trigger asleep. `aqui` says where: one partida, one of its lines, and how many centavos.

export interface Alteracion {
  readonly nombre: string;
  /** Which partida it needs; absent: any. */
  readonly en?: 'reversion' | 'ultima' | 'intermedia' | 'reciente' | 'cola' | 'tras-el-sello' | 'de-persona';
  readonly ordenes: readonly string[];
  /** Whether whoever altered it hashes anew everything after it, up to the head of its year. */
  readonly selladaDeNuevo?: boolean;
}

export const AQUI = '(ejercicio, numero) = (select a.ejercicio, a.numero from aqui a)';
const LINEA = '(ejercicio, numero, n) = (select a.ejercicio, a.numero, a.n from aqui a)';
const CENTAVOS = '(select a.centavos from aqui a)';
export const CUENTA = `(select l.id_cuenta from linea l join aqui a on (a.ejercicio, a.numero, a.n) = (l.ejercicio, l.numero, l.n))`;

export const partida = (nombre: string, cambio: string): Alteracion => ({
  nombre,
  ordenes: [`update partida set ${cambio} where ${AQUI}`],
});
const linea = (nombre: string, cambio: string): Alteracion => ({
  nombre,
  ordenes: [`update linea set ${cambio} where ${LINEA}`],
});
/** One row of a table, chosen by its own order. */
export const unaFila = (tabla: string, cambio: string, donde = 'true'): Alteracion => ({
  nombre: `${tabla}: ${cambio.split(' ')[0]}`,
  ordenes: [
    `update ${tabla} set ${cambio} where ctid = (select x.ctid from ${tabla} x where ${donde} offset
      (select a.azar % greatest(1, (select count(*) from ${tabla} y where ${donde.replaceAll('x.', 'y.')})) from aqui a) limit 1)`,
  ],
});
export const borrar = (donde: string): string[] => [
  `delete from linea where ${donde}`,
  `delete from partida where ${donde}`,
];

const COLUMNAS_DE_LINEA = 'n, id_cuenta, agencia, fecha, debe, haber, concepto, documento';

const deLaPartida: readonly Alteracion[] = [
  partida('concepto', `concepto = concepto || ' y más'`),
  partida('instante de registro', `registrada_en = registrada_en + interval '1 millisecond'`),
  partida('fecha del documento', `fecha_documento = coalesce(fecha_documento, fecha) - 1`),
  partida(
    'tipo',
    `tipo = case tipo when 'ajuste' then 'diario' when 'reversion' then tipo else 'ajuste' end,
    motivo = coalesce(motivo, '') || 'x'`,
  ),
  partida('motivo', `motivo = coalesce(motivo, '') || ' otro'`),
  partida('identidad', 'id = gen_random_uuid()'),
  partida('total', `total = total + ${CENTAVOS}`),
  partida('cantidad de líneas', 'cantidad_lineas = cantidad_lineas + 1'),
  partida(
    'aprobador',
    `aprobador_nombre = null, aprobador = case when aprobador is null
      then (select u.id from usuario u where u.id is distinct from partida.autor order by u.id limit 1) end`,
  ),
  partida(
    'autor',
    `autor_nombre = null, autor = case when autor is null
    then (select u.id from usuario u where u.id is distinct from partida.aprobador order by u.id limit 1) end,
    iniciada_por = null, iniciada_por_nombre = null`,
  ),
  partida(
    'a mano o no',
    `es_manual = not es_manual, origen = case when es_manual then 'sistema' else 'manual' end`,
  ),
  partida('huella', `huella = sha256(huella)`),
  partida('huella anterior', `huella_anterior = sha256(huella_anterior)`),
  {
    nombre: 'agencia, con sus líneas',
    ordenes: ['partida', 'linea'].map(
      (tabla) => `update ${tabla} set agencia = case agencia when '01' then '02' else '01' end where ${AQUI}`,
    ),
  },
  {
    nombre: 'día, con sus líneas',
    ordenes: ['partida', 'linea'].map(
      (tabla) =>
        `update ${tabla} set fecha = fecha + case when extract(doy from fecha) = 1 then 1 else -1 end where ${AQUI}`,
    ),
  },
  {
    nombre: 'montos de los dos lados, con su total',
    ordenes: [
      `update linea set debe = debe * 2, haber = haber * 2 where ${AQUI}`,
      `update partida set total = total * 2 where ${AQUI}`,
    ],
  },
  {
    nombre: 'los lados de todas sus líneas',
    ordenes: [`update linea set debe = haber, haber = debe where ${AQUI}`],
  },
  { nombre: 'borrada con sus líneas', en: 'intermedia', ordenes: borrar(AQUI) },
  { nombre: 'la última borrada', en: 'ultima', ordenes: borrar(AQUI) },
  {
    nombre: 'la última borrada, con el último número',
    en: 'ultima',
    ordenes: [
      ...borrar(AQUI),
      'update ejercicio e set ultimo_numero = a.numero - 1 from aqui a where e.anio = a.ejercicio',
    ],
  },
  {
    nombre: 'cambiada de número con la siguiente',
    en: 'intermedia',
    ordenes: [
      'alter table partida drop constraint partida_numero_check',
      ...['partida', 'linea'].flatMap((tabla) => [
        `update ${tabla} t set numero = -t.numero from aqui a where t.ejercicio = a.ejercicio and t.numero in (a.numero, a.numero + 1)`,
        `update ${tabla} t set numero = 2 * a.numero + 1 + t.numero from aqui a where t.ejercicio = a.ejercicio and t.numero < 0`,
      ]),
    ],
  },
  {
    nombre: 'repetida después de la última',
    ordenes: [
      `insert into linea (ejercicio, numero, ${COLUMNAS_DE_LINEA}) select l.ejercicio, e.ultimo_numero + 1, ${COLUMNAS_DE_LINEA.split(
        ', ',
      ).map(
        (columna) => `l.${columna}`,
      )} from linea l join aqui a on (a.ejercicio, a.numero) = (l.ejercicio, l.numero)
        join ejercicio e on e.anio = l.ejercicio`,
    ],
  },
  {
    nombre: 'una reversión que deja de serlo',
    en: 'reversion',
    ordenes: [`update partida set revierte = null, tipo = 'diario' where ${AQUI}`],
  },
  {
    nombre: 'una reversión por otro monto',
    en: 'reversion',
    ordenes: [
      `update linea set debe = debe * 3, haber = haber * 3 where ${AQUI}`,
      `update partida set total = total * 3 where ${AQUI}`,
    ],
  },
];

const deSusLineas: readonly Alteracion[] = [
  linea(
    'un monto',
    `debe = case when debe > 0 then debe + ${CENTAVOS} else 0 end, haber = case when haber > 0 then haber + ${CENTAVOS} else 0 end`,
  ),
  linea(
    'la cuenta de una línea',
    `id_cuenta = (select c.id_cuenta from cuenta c where c.tipo_cuenta = 'D' and c.id_cuenta <> linea.id_cuenta order by c.id_cuenta limit 1)`,
  ),
  linea('el concepto de una línea', `concepto = coalesce(concepto, '') || 'x'`),
  linea('el documento de una línea', `documento = coalesce(documento, '') || 'x'`),
  linea('la fecha de una línea', 'fecha = fecha + 31'),
  { nombre: 'una línea borrada', ordenes: [`delete from linea where ${LINEA}`] },
  {
    nombre: 'una línea de más',
    ordenes: [
      `insert into linea (ejercicio, numero, ${COLUMNAS_DE_LINEA}) select l.ejercicio, l.numero, l.n + 5000, l.id_cuenta, l.agencia, l.fecha,
        l.debe, l.haber, l.concepto, l.documento from linea l join aqui a on (a.ejercicio, a.numero, a.n) = (l.ejercicio, l.numero, l.n)`,
    ],
  },
];

const deLoGuardado: readonly Alteracion[] = [
  unaFila('ejercicio', 'ultima_huella = sha256(ultima_huella)', 'x.ultimo_numero > 0'),
  unaFila('ejercicio', 'ultimo_numero = ultimo_numero + 1', 'x.ultimo_numero > 0'),
  unaFila('saldo_diario', 'debe = debe + 1'),
  unaFila('saldo_mensual', 'haber = haber + 1'),
  unaFila('saldo_anual', 'debe = debe + 1'),
  unaFila('partida_por_dia', 'total = total + 1'),
  unaFila('contrapartida_diaria', 'debe = debe + 1'),
  unaFila('contrapartida_mensual', 'haber = haber + 1'),
  unaFila('saldo_de_caja', 'saldo = saldo + 1'),
  unaFila('movimiento_de_caja', 'monto = monto + 1'),
  unaFila('cuenta_ahorro', 'saldo = saldo + 1', `x.estado <> 'cerrada'`),
  unaFila('movimiento_ahorro', 'monto = monto * 2'),
  unaFila('movimiento_de_banco', 'monto = monto * 2', 'x.ejercicio is not null'),
  {
    nombre: 'una cuenta que deja de ser de detalle',
    ordenes: [`update cuenta set tipo_cuenta = 'M' where id_cuenta = ${CUENTA}`],
  },
  { nombre: 'una cuenta borrada del catálogo', ordenes: [`delete from cuenta where id_cuenta = ${CUENTA}`] },
];

export const alteraciones: readonly Alteracion[] = [...deLaPartida, ...deSusLineas, ...deLoGuardado];
