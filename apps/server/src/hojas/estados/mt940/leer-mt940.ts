// MT940 of SWIFT: statements in pages, each with the balance it opens and closes with. The pages of one statement are one.
import {
  EstadoIlegible,
  type EstadosLeidos,
  type LineaLeida,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { anioDeDosDigitos, diaQueExiste } from '@cuadra/core/bancos/leer-fecha';
import { citar } from '@cuadra/core/bancos/leer-monto';
import type { EstadoPorProbar } from '@cuadra/core/bancos/probar-saldos';
import { type Centavos, formatearCifra, opuesto, sumar } from '@cuadra/core/dinero';
import { cortado, primeraDicha, sinRepetir } from '../textos.ts';
import { leerMovimiento, montoDeMt940 } from './leer-movimiento.ts';
import { type CampoDeMt940, recogerMensajes } from './recoger-campos.ts';

interface Saldo {
  readonly monto: Centavos;
  readonly fecha: string;
  readonly moneda: string;
  /** Of a page that has another before or behind it. */
  readonly esIntermedio: boolean;
  readonly fila: number;
}

interface Pagina {
  readonly cuenta: string | null;
  readonly apertura: Saldo;
  readonly cierre: Saldo;
  readonly lineas: readonly LineaLeida[];
}

export function leerMt940(texto: string, _pistas: PistasDeLectura): EstadosLeidos {
  const mensajes = recogerMensajes(texto);
  const advertencias: string[] = [];
  const paginas = mensajes.flatMap(leerMensaje);
  if (paginas.length === 0) throw new EstadoIlegible('El archivo no trae ningún estado de cuenta.');
  if (paginas.some(({ cuenta }) => cuenta === null))
    advertencias.push('Hay estados que no dicen el número de su cuenta.');
  const estados: EstadoPorProbar[] = [];
  for (let i = 0; i < paginas.length; ) {
    const juntas = paginasDesde(paginas, i);
    estados.push(unirPaginas(juntas, advertencias));
    i += juntas.length;
  }
  return { formato: 'mt940', estados, advertencias: sinRepetir(advertencias) };
}

function leerMensaje(campos: readonly CampoDeMt940[]): Pagina[] {
  const paginas: Pagina[] = [];
  let cuenta: string | null = null;
  let apertura: Saldo | undefined;
  let movimientos: { campo: CampoDeMt940; textos: CampoDeMt940[] }[] = [];
  for (const campo of campos) {
    const { etiqueta, fila } = campo;
    if (etiqueta === '25' || etiqueta === '25P') cuenta = primeraDicha(campo.lineas[0]);
    else if (etiqueta === '34F') throw esDeOtroMensaje(fila);
    else if (etiqueta.startsWith('60')) {
      if (apertura !== undefined)
        throw new EstadoIlegible('El estado dice dos veces su saldo inicial.', fila);
      apertura = leerSaldo(campo);
    } else if (etiqueta === '61') {
      if (apertura === undefined)
        throw new EstadoIlegible('El estado no dice su saldo inicial (:60F:).', fila);
      movimientos.push({ campo, textos: [] });
    } else if (etiqueta === '86' && apertura !== undefined) movimientos.at(-1)?.textos.push(campo);
    else if (etiqueta.startsWith('62')) {
      if (apertura === undefined)
        throw new EstadoIlegible('El estado no dice su saldo inicial (:60F:).', fila);
      const lineas = movimientos.map((uno) => leerMovimiento(uno.campo, uno.textos));
      paginas.push({ cuenta, apertura, cierre: leerSaldo(campo), lineas });
      apertura = undefined;
      movimientos = [];
    }
  }
  if (apertura !== undefined) throw cortado('falta el saldo final (:62F:) del estado', campos.at(-1)?.fila);
  return paginas;
}

const esDeOtroMensaje = (fila: number) =>
  new EstadoIlegible(
    'El archivo es un MT942, de movimientos del día sin saldos. Pida al banco el MT940.',
    fila,
  );

const SALDO = /^([CD])\s*(\d{2})(\d{2})(\d{2})\s*([A-Z]{3})\s*([\d.,]+)$/;

function leerSaldo({ etiqueta, lineas, fila }: CampoDeMt940): Saldo {
  const [primera = ''] = lineas;
  const partes = SALDO.exec(primera.trim());
  if (partes === null)
    throw new EstadoIlegible(`El saldo ${citar(primera)} no tiene la forma de un campo :${etiqueta}:.`, fila);
  const [, marca, anio, mes, dia, moneda = '', cifra = ''] = partes;
  const fecha = diaQueExiste(anioDeDosDigitos(Number(anio)), Number(mes), Number(dia));
  if (fecha === undefined)
    throw new EstadoIlegible(`La fecha «${anio}${mes}${dia}» no es un día que exista.`, fila);
  const monto = montoDeMt940(cifra, fila, 'El saldo');
  return {
    monto: marca === 'D' ? opuesto(monto) : monto,
    fecha,
    moneda,
    esIntermedio: etiqueta.endsWith('M'),
    fila,
  };
}

/** Those that go on from one another: the first ends, and the next begins, with a balance of the middle. */
function paginasDesde(paginas: readonly Pagina[], desde: number): Pagina[] {
  const juntas: Pagina[] = [];
  for (let i = desde; i < paginas.length; i++) {
    const pagina = paginas[i];
    const anterior = juntas.at(-1);
    if (pagina === undefined) break;
    if (anterior !== undefined) {
      if (!anterior.cierre.esIntermedio || !pagina.apertura.esIntermedio || pagina.cuenta !== anterior.cuenta)
        break;
      exigirContinuidad(anterior.cierre, pagina.apertura);
    }
    juntas.push(pagina);
  }
  return juntas;
}

function exigirContinuidad(cierre: Saldo, apertura: Saldo): void {
  if (cierre.monto === apertura.monto && cierre.moneda === apertura.moneda) return;
  throw new EstadoIlegible(
    `La página empieza con ${formatearCifra(apertura.monto)} y la anterior terminó con ${formatearCifra(cierre.monto)}: falta una página.`,
    apertura.fila,
  );
}

function unirPaginas(paginas: readonly Pagina[], advertencias: string[]): EstadoPorProbar {
  const [primera] = paginas;
  const ultima = paginas.at(-1);
  if (primera === undefined || ultima === undefined)
    throw new EstadoIlegible('El archivo no trae ningún estado de cuenta.');
  if (paginas.length > 1) for (const pagina of paginas) probarPagina(pagina);
  if (ultima.cierre.esIntermedio)
    advertencias.push('Un estado termina en un saldo intermedio (:62M:): puede faltar su última página.');
  const { apertura } = primera;
  if (apertura.moneda !== ultima.cierre.moneda)
    throw new EstadoIlegible(
      `El estado empieza en ${apertura.moneda} y termina en ${ultima.cierre.moneda}.`,
      ultima.cierre.fila,
    );
  return {
    cuenta: primera.cuenta,
    moneda: apertura.moneda,
    desde: apertura.fecha,
    hasta: ultima.cierre.fecha,
    saldoInicial: apertura.monto,
    saldoFinal: ultima.cierre.monto,
    filaDelSaldoFinal: ultima.cierre.fila,
    lineas: paginas.flatMap(({ lineas }) => lineas),
  };
}

/** The whole is proven for every format; here, that each page is whole by itself. */
function probarPagina({ apertura, cierre, lineas }: Pagina): void {
  const resulta = sumar([apertura.monto, ...lineas.map(({ monto }) => monto)]);
  if (resulta === cierre.monto) return;
  throw new EstadoIlegible(
    `La página empieza con ${formatearCifra(apertura.monto)}, sus movimientos la llevan a ${formatearCifra(resulta)} y termina con ${formatearCifra(cierre.monto)}.`,
    cierre.fila,
  );
}
