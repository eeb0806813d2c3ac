// The certificate of a term account on paper: whose it is, how much in figures and in words, at which rate, until when and what
// happens then.
import type { DestinoAlVencer, TratamientoDeIsr } from '@cuadra/core/ahorros/cuenta';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { enLetras } from '@cuadra/core/en-letras';
import {
  abrirDocumento,
  type Documento,
  fechaImpresa,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { type Firma, ponerFirmas } from '#platform/pdf/firmas.ts';
import { ponerDatos } from '#platform/pdf/poner-datos.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { TitularImpreso } from './leer-cuenta-impresa.ts';
import { diasEnPalabras, tasaEnPalabras } from './palabras.ts';

export interface Certificado {
  readonly numero: string;
  readonly producto: string;
  readonly titulares: readonly TitularImpreso[];
  readonly agencia: string;
  readonly nombreAgencia: string;
  readonly capital: Centavos;
  readonly apertura: string;
  /** When this term began: its opening, or its last renewal. */
  readonly inicio: string;
  readonly plazo: number;
  readonly vence: string;
  readonly tasaPactada: number;
  readonly alVencer: DestinoAlVencer;
  readonly destino: string | null;
  readonly isr: TratamientoDeIsr;
  readonly isrDocumento: string | null;
  readonly isrVence: string | null;
}

export async function pdf(
  { encabezado }: Impreso<null>,
  lotes: Lotes<Certificado>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  for await (const lote of lotes)
    for (const certificado of lote) dibujar(documento, certificado, encabezado.institucion.nombre);
  return terminarDocumento(documento);
}

function dibujar(documento: Documento, certificado: Certificado, institucion: string): void {
  const { capital, titulares } = certificado;
  documento.y += 6;
  ponerParrafo(documento, formatearQuetzales(capital), { tamano: 18, negrita: true });
  ponerParrafo(documento, `Son: ${enLetras(capital)}`, { tamano: 10 });
  documento.y += 10;
  ponerParrafo(
    documento,
    `${institucion} hace constar que tiene en depósito a plazo, a nombre de ${titulares.length === 1 ? 'su titular' : 'sus titulares'}, la cantidad que se indica, en las condiciones siguientes:`,
    { tamano: 10 },
  );
  documento.y += 8;
  ponerDatos(documento, datosDe(certificado));
  for (const nota of notasDe(certificado)) {
    ponerParrafo(documento, nota, { tamano: 9 });
    documento.y += 4;
  }
  ponerFirmas(documento, { certificaciones: [], firmas: firmasDe(titulares) });
}

function datosDe(certificado: Certificado): readonly (readonly [string, string])[] {
  const { titulares, apertura, inicio, plazo, vence, tasaPactada, agencia, nombreAgencia } = certificado;
  return [
    ['Certificado', certificado.numero],
    ['Producto', certificado.producto],
    ...titulares.map(
      ({ nombre, numero, identificacion }, i) =>
        [
          i === 0 ? (titulares.length === 1 ? 'Titular' : 'Titulares') : ' ',
          `${nombre}, asociado ${numero}, ${identificacion}`,
        ] as const,
    ),
    ['Agencia', `${agencia} ${nombreAgencia}`],
    ['Tasa anual', tasaEnPalabras(tasaPactada)],
    ['Plazo', diasEnPalabras(plazo)],
    ['Apertura', fechaImpresa(apertura)],
    ['Renovado el', inicio === apertura ? '' : fechaImpresa(inicio)],
    ['Vencimiento', fechaImpresa(vence)],
    ['Al vencer', alVencerDe(certificado)],
  ];
}

function alVencerDe({ alVencer, destino, plazo }: Certificado): string {
  if (alVencer === 'renovar')
    return `Se renueva por ${diasEnPalabras(plazo)} más, a la tasa que rija ese día`;
  return `Se traslada a la cuenta ${destino ?? ''}`;
}

function notasDe({ isr, isrDocumento, isrVence }: Certificado): string[] {
  const hasta = isrVence === null ? '' : `, hasta el ${fechaImpresa(isrVence)}`;
  return [
    isr === 'exento'
      ? `Los intereses están exentos del Impuesto Sobre la Renta según ${isrDocumento ?? ''}${hasta}.`
      : 'De los intereses se retiene el Impuesto Sobre la Renta que manda la ley; la constancia de retención se entrega cada año.',
    'Antes del vencimiento no admite depósitos ni retiros parciales; el retiro anticipado se liquida con la penalización del producto.',
  ];
}

const FIRMAN_MAX = 4;

function firmasDe(titulares: readonly TitularImpreso[]): Firma[] {
  return [
    ...titulares.slice(0, FIRMAN_MAX).map(({ nombre }): Firma => ['Titular', nombre]),
    ['Por la institución', '', 'Nombre y cargo:'],
  ];
}
