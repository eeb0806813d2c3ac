// What is read of each posted partida and of each of its lines, by name: how PostgreSQL is asked for it. Whoever asks and
// whoever reads the rows, which carry no names, know the order from here.

const enHexadecimal = (bytes: string) => `encode(${bytes}, 'hex')`;

const huellaPrevia = `case
  when p.numero = 1 then (select e.huella_inicial from ejercicio e where e.anio = p.ejercicio)
  else (select a.huella from partida a where a.ejercicio = p.ejercicio and a.numero = p.numero - 1) end`;

const lineasDeLaReversion = `
  select l.id_cuenta, l.debe, l.haber from linea l where l.ejercicio = p.ejercicio and l.numero = p.numero`;

/**
 * Every line of a reversal answers to one of the original's, each used once. Of an earlier year, those of productos and gastos may
 * all be in one account, that of the acumulados: which one it was then, PostgreSQL asked when it was posted.
 */
const esEspejo = `
  p.revierte is null or exists (
    select from partida o
    where o.id = p.revierte and o.revierte is null and o.agencia = p.agencia and (not exists (
      ${lineasDeLaReversion}
      except all
      select l.id_cuenta, l.haber, l.debe from linea l where l.ejercicio = o.ejercicio and l.numero = o.numero
    ) or (o.ejercicio < p.ejercicio and exists (
      select from (
        select distinct l.id_cuenta from linea l
        where l.ejercicio = p.ejercicio and l.numero = p.numero and left(l.id_cuenta, 1) not in ('6', '7')
      ) acumulados
      where not exists (
        ${lineasDeLaReversion}
        except all
        select case when left(l.id_cuenta, 1) in ('6', '7') then acumulados.id_cuenta else l.id_cuenta end, l.haber, l.debe
        from linea l where l.ejercicio = o.ejercicio and l.numero = o.numero
      )
    )))
  )`;

export const columnasDePartida = {
  ejercicio: 'p.ejercicio',
  numero: 'p.numero',
  id: 'p.id',
  tipo: 'p.tipo',
  fecha: 'p.fecha',
  fechaDocumento: 'p.fecha_documento',
  registradaEn: `to_char(p.registrada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
  agencia: 'p.agencia',
  concepto: 'p.concepto',
  esManual: 'p.es_manual',
  autor: 'p.autor',
  aprobador: 'p.aprobador',
  revierte: 'p.revierte',
  motivo: 'p.motivo',
  origen: 'p.origen',
  iniciadaPor: 'p.iniciada_por',
  operacion: 'p.operacion',
  autorizacion: 'p.autorizacion',
  movimientos: enHexadecimal('p.movimientos'),
  total: 'p.total',
  cantidadLineas: 'p.cantidad_lineas',
  huellaAnterior: enHexadecimal('p.huella_anterior'),
  huella: enHexadecimal('p.huella'),
  huellaPrevia: enHexadecimal(huellaPrevia),
  versionDeNombres: 'p.nombres',
  huellaDeNombres: enHexadecimal('(select v.huella from version_de_nombres v where v.version = p.nombres)'),
  nombreDeAutor: 'p.autor_nombre',
  nombreDeAprobador: 'p.aprobador_nombre',
  nombreDeIniciador: 'p.iniciada_por_nombre',
  esEspejo,
  tipoRevertido:
    'case when p.revierte is not null then (select o.tipo from partida o where o.id = p.revierte) end',
} as const;

export const columnasDeLinea = {
  numero: 'l.numero',
  n: 'l.n',
  idCuenta: 'l.id_cuenta',
  debe: 'l.debe',
  haber: 'l.haber',
  concepto: 'l.concepto',
  documento: 'l.documento',
  agencia: 'l.agencia',
  fecha: 'l.fecha',
} as const;
