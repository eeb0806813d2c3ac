// The declaration of the origin of funds on paper, for whoever brought or took the cash to sign.
import { type FormularioNuevo, nombresDeDocumentoDeIdentidad } from '@cuadra/contract/contabilidad/cajas/ive';
import { centavos, formatearCifra, formatearQuetzales } from '@cuadra/core/dinero';
import { enLetras } from '@cuadra/core/en-letras';
import { numeroImpreso } from '#contabilidad/partidas/palabras.ts';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { ponerFirmas } from '#platform/pdf/firmas.ts';
import { ponerDatos } from '#platform/pdf/poner-datos.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { enCentavosDeDolar } from './leer-formularios.ts';
import type { Recibo } from './leer-recibo.ts';
import { nombreDeOperacion, reciboImpreso, tasaImpresa } from './palabras.ts';

export interface FormularioImpreso {
  readonly recibo: Recibo;
  readonly datos: FormularioNuevo;
  readonly umbral: number;
  readonly tasaDolar: number;
  /** The threshold was reached with other movements of the person that day. */
  readonly enVarios: boolean;
}

type Datos = readonly (readonly [string, string])[];

export async function pdf(
  { encabezado }: Impreso<null>,
  lotes: Lotes<FormularioImpreso>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  for await (const lote of lotes) for (const formulario of lote) dibujar(documento, formulario);
  return terminarDocumento(documento);
}

function dibujar(documento: Documento, formulario: FormularioImpreso): void {
  const { recibo } = formulario;
  seccion(documento, 'La operación', operacionDe(formulario));
  seccion(documento, 'La persona', personaDe(formulario));
  seccion(documento, 'Los fondos', fondosDe(formulario));
  ponerFirmas(documento, {
    certificaciones: [DECLARACION],
    firmas: [
      ['Quien declara', recibo.personaNombre ?? ''],
      ['Cajero', recibo.hechoPor],
      ['Oficial de cumplimiento', ''],
    ],
  });
}

const DECLARACION =
  'Declaro que los datos de este formulario son verdaderos y que los fondos tienen el origen que en él se indica, y autorizo que se verifiquen ante quien corresponda, conforme a la ley contra el lavado de dinero u otros activos y su reglamento.';

function seccion(documento: Documento, titulo: string, datos: Datos): void {
  exigirEspacio(documento, 60);
  documento.y += 4;
  ponerParrafo(documento, titulo, { tamano: 11, negrita: true });
  documento.y += 3;
  ponerDatos(documento, datos);
}

function operacionDe({ recibo, umbral, tasaDolar, enVarios }: FormularioImpreso): Datos {
  const { codigoCaja, nombreCaja, monto } = recibo;
  const dolares = (valor: number) => `US$ ${formatearCifra(centavos(valor))}`;
  return [
    ['Recibo', reciboImpreso(codigoCaja, recibo.recibo)],
    ['Fecha y hora', fechaYHora(recibo.registradoEn)],
    ['Agencia', `${recibo.agencia} ${recibo.nombreAgencia}`],
    ['Caja', `${codigoCaja} ${nombreCaja}`],
    ['Operación', `${nombreDeOperacion(recibo.clase, recibo.sentido)} en efectivo`],
    ['Concepto', recibo.concepto],
    ['Cuenta', `${recibo.idCuenta} ${recibo.nombreCuenta}`],
    ['Partida', numeroImpreso(recibo.numero, recibo.ejercicio)],
    ['Monto', formatearQuetzales(monto)],
    ['En letras', enLetras(monto)],
    [
      'Equivalente',
      `${dolares(enCentavosDeDolar(monto, tasaDolar))}, a Q ${tasaImpresa(tasaDolar)} por dólar`,
    ],
    [
      'Motivo',
      `${enVarios ? 'Con otros movimientos de la misma persona en el día, llega' : 'Llega por sí solo'} al umbral de ${dolares(umbral)}`,
    ],
    ['Reversado por', recibo.deshechoPor === null ? '' : reciboImpreso(codigoCaja, recibo.deshechoPor)],
  ];
}

function personaDe({ recibo, datos }: FormularioImpreso): Datos {
  return [
    ['Nombre', recibo.personaNombre ?? ''],
    ['Identificación', `${nombresDeDocumentoDeIdentidad[datos.documento]} ${recibo.personaDocumento ?? ''}`],
    ['Nacionalidad', datos.nacionalidad],
    ['Dirección', datos.direccion],
    ['Teléfono', datos.telefono],
    ['Ocupación', datos.ocupacion],
    ['Actúa', datos.enNombreDe === null ? 'En nombre propio' : `En nombre de ${datos.enNombreDe}`],
  ];
}

function fondosDe({ datos }: FormularioImpreso): Datos {
  return [
    ['Origen', datos.origenDeFondos],
    ['Destino', datos.destinoDeFondos],
  ];
}
