// The acta of a count by surprise: what was done, by whom, where and when, in words; what was found, piece by piece; and both
// who signed it.
import { totalPorMedio } from '@cuadra/core/cajas/arqueo';
import { type Centavos, formatearQuetzales, magnitud } from '@cuadra/core/dinero';
import { enLetras, fechaEnLetras, horaEnLetras } from '@cuadra/core/en-letras';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { altoDeFirmas, type Firmas, ponerFirmas } from '#platform/pdf/firmas.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { dibujarConteo } from './arqueo-impreso.ts';
import type { ArqueoImpreso } from './leer-arqueos.ts';

export interface CabeceraDeActa {
  readonly codigoCaja: string;
  readonly nombreCaja: string;
  readonly agencia: string;
  readonly nombreAgencia: string;
  readonly nombreCajero: string;
}

const LETRA = { tamano: 10 } as const;
const ENTRE_PARRAFOS = 6;
const RENGLONES_JUNTOS = 40;
const ORDINALES = ['PRIMERO', 'SEGUNDO', 'TERCERO', 'CUARTO', 'QUINTO', 'SEXTO'] as const;

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDeActa>,
  lotes: Lotes<ArqueoImpreso>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  for await (const lote of lotes) {
    for (const arqueo of lote) {
      const { institucion } = encabezado;
      ponerTexto(documento, apertura(institucion, cabecera, arqueo));
      for (const [i, punto] of puntosDe(cabecera, arqueo).entries())
        ponerTexto(documento, `${ORDINALES[i] ?? ''}: ${punto}`);
      documento.y += ENTRE_PARRAFOS;
      const firmas = firmasDe(cabecera, arqueo);
      dibujarConteo(documento, arqueo, altoDeFirmas(documento, firmas));
      ponerFirmas(documento, firmas);
    }
  }
  return terminarDocumento(documento);
}

function firmasDe(
  { nombreCajero }: CabeceraDeActa,
  { hechoEn, contadoPor, firmadoCon }: ArqueoImpreso,
): Firmas {
  const firmo = `Firmó con su contraseña el ${fechaYHora(hechoEn)}`;
  return {
    certificaciones: [FINAL],
    firmas: [
      ['Quien practicó el arqueo', contadoPor, firmo],
      ['Cajero', firmadoCon ?? nombreCajero, firmo],
    ],
  };
}

function ponerTexto(documento: Documento, texto: string): void {
  exigirEspacio(documento, RENGLONES_JUNTOS);
  ponerParrafo(documento, texto, LETRA);
  documento.y += ENTRE_PARRAFOS;
}

function apertura(
  { nombre, direccion }: { readonly nombre: string; readonly direccion: string },
  { codigoCaja, nombreCaja, agencia, nombreAgencia, nombreCajero }: CabeceraDeActa,
  { hechoEn, contadoPor }: ArqueoImpreso,
): string {
  const { hour, minute, ...cuando } = enGuatemala(hechoEn);
  const sede = direccion === '' ? '' : `, con sede en ${direccion}`;
  return `En la agencia ${agencia}, ${nombreAgencia}, de ${nombre}${sede}, el día ${fechaEnLetras(cuando.fecha)}, siendo las ${horaEnLetras(hour, minute)}, ${contadoPor} se constituyó en la caja ${codigoCaja} (${nombreCaja}), a cargo de ${nombreCajero}, con el objeto de practicar un arqueo sorpresivo de los valores bajo su custodia, y para el efecto se hace constar lo siguiente:`;
}

function enGuatemala(instante: string) {
  const local = Temporal.Instant.from(instante).toZonedDateTimeISO(ZONA_HORARIA);
  return { fecha: local.toPlainDate().toString(), hour: local.hour, minute: local.minute };
}

function puntosDe({ nombreCajero }: CabeceraDeActa, arqueo: ArqueoImpreso): string[] {
  const { contadoPor, firmadoCon, contado, libro, diferencia, dolares, explicacion } = arqueo;
  return [
    `Que la caja dejó de admitir movimientos mientras duró el arqueo, y que ${contadoPor} contó el efectivo, los cheques y los vales, pieza por pieza, en presencia de ${firmadoCon ?? nombreCajero}, con el detalle que figura en esta acta.`,
    `Que lo contado asciende a ${enLetrasYCifra(totalPorMedio(contado))}, y que según los libros la caja debía tener, a esa misma hora, ${enLetrasYCifra(totalPorMedio(libro))}.`,
    `Que, en consecuencia, ${resultado(totalPorMedio(diferencia))}.`,
    ...(dolares === null
      ? []
      : [
          'Que se contaron además dólares de los Estados Unidos de América, que se detallan solo para memoria y no forman parte de los totales.',
        ]),
    ...(explicacion === null ? [] : [`Que se anotaron las siguientes observaciones: ${explicacion}`]),
    `Que ${contadoPor} y ${firmadoCon ?? nombreCajero} firmaron este arqueo en el sistema en el momento de practicarlo, cada uno con su propia contraseña.`,
  ];
}

const FINAL =
  'No habiendo más que hacer constar, se da por terminada la presente acta en el mismo lugar y fecha de su inicio, y la firman quienes en ella intervinieron.';

/** The figure is never broken in two lines. */
const enLetrasYCifra = (monto: Centavos): string =>
  `${enLetras(monto)} (${formatearQuetzales(monto).replace(' ', '\u00a0')})`;

function resultado(diferencia: Centavos): string {
  if (diferencia === 0) return 'no hay diferencia entre lo contado y los libros';
  const clase = diferencia > 0 ? 'SOBRANTE' : 'FALTANTE';
  return `hay un ${clase} de ${enLetrasYCifra(magnitud(diferencia))}`;
}
