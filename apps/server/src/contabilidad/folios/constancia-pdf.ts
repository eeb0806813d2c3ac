// In the worker: the certificate of a reprint, a document apart from the folios, whose bytes it leaves as they are.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import {
  type Entrega,
  nombresDeLibro,
  type Pieza,
} from '@cuadra/contract/contabilidad/folios/libros-legales';
import {
  abrirDocumento,
  fechaImpresa,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { ponerFirmas } from '#platform/pdf/firmas.ts';
import { ponerDatos } from '#platform/pdf/poner-datos.ts';

export interface DatosDeConstancia {
  readonly institucion: Institucion;
  readonly pieza: Pieza;
  readonly entrega: Entrega;
}

export function render({ institucion, pieza, entrega }: DatosDeConstancia): PDFKit.PDFDocument {
  const documento = abrirDocumento({
    institucion,
    titulo: `Constancia de reimpresión n.º ${entrega.n - 1}`,
    detalles: ['Acompaña a los folios reimpresos, que son idénticos a los originales byte por byte.'],
    generadoEn: entrega.en,
    generadoPor: entrega.por.nombre,
  });
  ponerDatos(documento, datosDe(pieza, entrega));
  ponerParrafo(
    documento,
    'Para comprobarlo, la huella SHA-256 del archivo de los folios debe ser la que se indica.',
    { tamano: 9 },
  );
  ponerFirmas(documento, {
    certificaciones: [],
    firmas: [
      ['Reimprimió', entrega.por.nombre],
      ['Revisó', ''],
    ],
  });
  return terminarDocumento(documento);
}

function datosDe(pieza: Pieza, entrega: Entrega): readonly (readonly [string, string])[] {
  const { libro, n, ejercicio, partidas, corte, folios, anulados } = pieza;
  return [
    ['Libro', nombresDeLibro[libro]],
    ['Impresión', `${n} del libro, ejercicio ${ejercicio}`],
    ['Partidas', partidas === null ? '' : `De la ${partidas.desde} a la ${partidas.hasta}`],
    ['Fecha', corte === null ? '' : `Al ${fechaImpresa(corte)}`],
    [
      'Folios',
      folios.map(({ desde, hasta }) => (desde === hasta ? `${desde}` : `${desde} a ${hasta}`)).join(', '),
    ],
    ['Folios anulados', anulados.join(', ')],
    ['Impresa el', `${fechaYHora(pieza.impresaEn)} por ${pieza.impresaPor.nombre}`],
    ['Reimpresa el', `${fechaYHora(entrega.en)} por ${entrega.por.nombre}`],
    ['Motivo', entrega.motivo ?? ''],
    ['Huella SHA-256', pieza.huella],
  ];
}
