// The close of a jornada on paper and as a sheet.
import {
  type MedioDeCaja,
  mediosDeCaja,
  nombresDeMedioDeCaja,
  type PorMedio,
  totalPorMedio,
} from '@cuadra/core/cajas/arqueo';
import { nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { type ClaseDeMovimiento, clases, nombresDeDestino } from '@cuadra/core/cajas/movimiento';
import {
  CERO,
  type Centavos,
  centavos,
  formatearCifra,
  formatearQuetzales,
  sumar,
} from '@cuadra/core/dinero';
import { numeroImpreso } from '#contabilidad/partidas/palabras.ts';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { altoDeFirmas, type Firmas, ponerFirmas } from '#platform/pdf/firmas.ts';
import { ponerDatos } from '#platform/pdf/poner-datos.ts';
import { abrirTabla, type ColumnaPdf, DENSA, type FilaPdf } from '#platform/pdf/tabla.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { hojaDeCierre } from './cierre-en-hoja.ts';
import type { DiferenciaContabilizada, MovimientoDeCierre, PasoImpreso } from './leer-cierre.ts';
import type { JornadaImpresa, LibroDeJornada } from './leer-jornada.ts';
import { reciboImpreso } from './palabras.ts';

export interface CabeceraDeCierre {
  readonly jornada: JornadaImpresa;
  readonly libro: LibroDeJornada;
  readonly pasos: readonly PasoImpreso[];
  readonly contabilizada: DiferenciaContabilizada | null;
}

export const hoja = hojaDeCierre;

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDeCierre>,
  lotes: Lotes<MovimientoDeCierre>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  ponerDatos(documento, datosDe(cabecera));
  const movimientos: MovimientoDeCierre[] = [];
  for await (const lote of lotes) movimientos.push(...lote);
  dibujarMovimientos(documento, cabecera, movimientos);
  dibujarCuadre(documento, cabecera, movimientos);
  dibujarRevision(documento, cabecera);
  ponerFirmas(documento, firmasDe(cabecera));
  return terminarDocumento(documento);
}

function datosDe({ jornada, pasos }: CabeceraDeCierre): readonly (readonly [string, string])[] {
  const { estado, abiertaEn, cerradaEn, revisadaEn } = jornada;
  const revisor = quienReviso(pasos);
  const cuando = (instante: string | null) => (instante === null ? '' : fechaYHora(instante));
  return [
    ['Estado', nombresDeEstadoDeJornada[estado]],
    ['Abierta', cuando(abiertaEn)],
    ['Cerrada', cuando(cerradaEn)],
    ['Revisada', revisadaEn === null ? '' : `${cuando(revisadaEn)} por ${revisor}`],
  ];
}

const quienReviso = (pasos: readonly PasoImpreso[]): string =>
  pasos.findLast(({ paso }) => paso === 'revisar')?.por ?? '';

const columnasDeMovimientos: readonly ColumnaPdf[] = [
  { titulo: 'Recibo', ancho: 54 },
  { titulo: 'Hora', ancho: 26 },
  { titulo: 'Cuenta y concepto', renglonesMax: 3 },
  { titulo: 'Partida', ancho: 46 },
  { titulo: 'Entrada', ancho: 72, alineacion: 'derecha' },
  { titulo: 'Salida', ancho: 72, alineacion: 'derecha' },
];
const ARRASTRE = { columnas: [4, 5], rotulo: 2 };

function dibujarMovimientos(
  documento: Documento,
  { jornada }: CabeceraDeCierre,
  movimientos: readonly MovimientoDeCierre[],
): void {
  if (movimientos.length === 0) {
    ponerParrafo(documento, 'Sin movimientos.', { tamano: 9 });
    return;
  }
  const tabla = abrirTabla(documento, columnasDeMovimientos, ARRASTRE, DENSA);
  for (const [clase, suyos] of Map.groupBy(movimientos, ({ clase }) => clase)) {
    tabla.fila({
      celdas: [tituloDeGrupo(clase, suyos)],
      abarca: true,
      negrita: true,
      conLaSiguiente: true,
      separacion: 4,
    });
    for (const movimiento of suyos) tabla.fila(filaDe(movimiento, jornada.codigoCaja));
    tabla.fila({
      celdas: ['', '', clases[clase].nombre, '', ...lados(suyos).map(formatearCifra)],
      negrita: true,
      regla: true,
    });
  }
  tabla.fila({
    celdas: ['', '', 'Total de movimientos', '', ...lados(movimientos).map(formatearCifra)],
    negrita: true,
    regla: true,
    reglaDoble: true,
  });
  tabla.cerrar();
}

const tituloDeGrupo = (clase: ClaseDeMovimiento, { length }: readonly MovimientoDeCierre[]): string =>
  `${clases[clase].nombre}: ${length} ${length === 1 ? 'recibo' : 'recibos'}`;

function filaDe(movimiento: MovimientoDeCierre, codigoCaja: string): FilaPdf {
  const { recibo, registradoEn, nombreCuenta, concepto, documento, personaNombre, numero, ejercicio } =
    movimiento;
  const notas = [
    concepto,
    personaNombre,
    documento === null ? null : `doc. ${documento}`,
    movimiento.medio === 'cheque' ? 'en cheque' : null,
    movimiento.deshace === null ? null : `deshace el ${reciboImpreso(codigoCaja, movimiento.deshace)}`,
    movimiento.deshechoPor === null
      ? null
      : `REVERSADO por el ${reciboImpreso(codigoCaja, movimiento.deshechoPor)}`,
  ].filter((nota) => nota !== null);
  const [entrada, salida] = ladosDe(movimiento);
  const cifra = (monto: Centavos) => (monto === 0 ? '' : formatearCifra(monto));
  return {
    celdas: [
      reciboImpreso(codigoCaja, recibo),
      fechaYHora(registradoEn).slice(-5),
      `${movimiento.idCuenta} ${nombreCuenta}\n${notas.join(', ')}`,
      numeroImpreso(numero, ejercicio),
      cifra(entrada),
      cifra(salida),
    ],
    montos: [entrada, salida],
  };
}

const ladosDe = ({ sentido, monto }: MovimientoDeCierre): readonly [Centavos, Centavos] =>
  sentido === 'entrada' ? [monto, CERO] : [CERO, monto];

const lados = (movimientos: readonly MovimientoDeCierre[]): [Centavos, Centavos] => {
  const pares = movimientos.map(ladosDe);
  return [sumar(pares.map(([entrada]) => entrada)), sumar(pares.map(([, salida]) => salida))];
};

const columnasDelCuadre: readonly ColumnaPdf[] = [
  { titulo: 'Cuadre' },
  ...[...mediosDeCaja.map((medio) => nombresDeMedioDeCaja[medio]), 'Total'].map(
    (titulo): ColumnaPdf => ({ titulo, ancho: 86, alineacion: 'derecha' }),
  ),
];
const ALTO_DEL_CUADRE = 130;

function dibujarCuadre(
  documento: Documento,
  { libro: suyo }: CabeceraDeCierre,
  movimientos: readonly MovimientoDeCierre[],
): void {
  const { apertura, libro, contado, diferenciaDeApertura, diferenciaDeCierre } = suyo;
  const de = (sentido: 'entrada' | 'salida'): PorMedio =>
    porMedio((medio) =>
      sumar(
        movimientos.filter((uno) => uno.sentido === sentido && uno.medio === medio).map(({ monto }) => monto),
      ),
    );
  const [entradas, salidas] = [de('entrada'), de('salida')];
  exigirQueLlegue(
    porMedio((medio) => centavos(apertura[medio] + entradas[medio] - salidas[medio])),
    libro,
  );
  documento.y += 12;
  exigirEspacio(documento, ALTO_DEL_CUADRE);
  const tabla = abrirTabla(documento, columnasDelCuadre);
  const fila = (rotulo: string, montos: PorMedio, forma: Partial<FilaPdf> = {}) =>
    tabla.fila({ celdas: [rotulo, ...cifras(montos)], ...forma });
  fila('Conteo de apertura', apertura);
  fila('Más entradas', entradas);
  fila('Menos salidas', salidas);
  fila('Esperado según libros', libro, { negrita: true, regla: true });
  if (contado !== null) {
    fila('Contado al cierre', contado);
    const diferencia = porMedio((medio) => centavos(contado[medio] - libro[medio]));
    fila('Diferencia de cierre', diferencia, { negrita: true, regla: true });
    tabla.fila({ celdas: ['Diferencia de apertura', '', '', '', formatearCifra(diferenciaDeApertura)] });
    tabla.fila({
      celdas: [
        'Diferencia de la jornada',
        '',
        '',
        '',
        formatearCifra(total(diferenciaDeApertura, diferenciaDeCierre)),
      ],
      negrita: true,
      regla: true,
      reglaDoble: true,
    });
  }
  tabla.cerrar();
}

const total = (deApertura: Centavos, deCierre: Centavos | null): Centavos =>
  centavos(deApertura + (deCierre ?? 0));

const cifras = (montos: PorMedio): string[] =>
  [...mediosDeCaja.map((medio) => montos[medio]), totalPorMedio(montos)].map(formatearCifra);

const porMedio = (de: (medio: MedioDeCaja) => Centavos): PorMedio => ({
  efectivo: de('efectivo'),
  cheque: de('cheque'),
  vale: de('vale'),
});

/** Its movements, one by one, come to what the books say of it, or there is no document. */
function exigirQueLlegue(sumado: PorMedio, libro: PorMedio): void {
  for (const medio of mediosDeCaja)
    if (sumado[medio] !== libro[medio])
      throw new Error(
        `Los movimientos llegan a ${sumado[medio]} en ${medio} y el libro dice ${libro[medio]}.`,
      );
}

const nombresDePaso: Readonly<Record<PasoImpreso['paso'], string>> = {
  observar: 'observó',
  responder: 'respondió',
  proponer: 'propuso',
  negar: 'no aprobó lo propuesto',
  revisar: 'revisó',
};

function dibujarRevision(documento: Documento, cabecera: CabeceraDeCierre): void {
  const { jornada, pasos, contabilizada } = cabecera;
  const parrafos = [
    jornada.explicacion === null ? undefined : `Explicación del cajero: ${jornada.explicacion}`,
    ...pasos.map(
      ({ paso, por, en, texto, destino }) =>
        `${fechaYHora(en)}: ${por} ${[nombresDePaso[paso], destino === null ? null : nombresDeDestino[destino], texto].filter((parte) => parte !== null).join('. ')}`,
    ),
    contabilizada === null ? undefined : loContabilizado(contabilizada, jornada.codigoCaja),
  ].filter((texto) => texto !== undefined);
  if (parrafos.length === 0) return;
  documento.y += 10;
  for (const [i, parrafo] of parrafos.entries()) {
    // The last stays with those who sign.
    exigirEspacio(
      documento,
      26 + (i === parrafos.length - 1 ? altoDeFirmas(documento, firmasDe(cabecera)) : 0),
    );
    ponerParrafo(documento, parrafo, { tamano: 9 });
    documento.y += 3;
  }
}

function loContabilizado(diferencia: DiferenciaContabilizada, codigoCaja: string): string {
  const { sentido, recibo, monto, idCuenta, nombreCuenta, numero, ejercicio } = diferencia;
  const clase = sentido === 'entrada' ? 'sobrante' : 'faltante';
  return `El ${clase} de ${formatearQuetzales(monto)} está en la partida ${numeroImpreso(numero, ejercicio)}, cuenta ${idCuenta} ${nombreCuenta}, recibo ${reciboImpreso(codigoCaja, recibo)}.`;
}

function firmasDe({ jornada, pasos }: CabeceraDeCierre): Firmas {
  return {
    certificaciones: [],
    firmas: [
      ['Cajero', jornada.nombreCajero],
      ['Revisó', quienReviso(pasos)],
    ],
  };
}
