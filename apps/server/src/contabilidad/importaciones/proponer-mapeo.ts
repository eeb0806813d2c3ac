// Which column of somebody else's sheet is probably which of our fields, by its heading. A proposal: the person sees it
// over their own rows before anything is read by it.
import type {
  CampoDeImportacion,
  MapeoDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import { reconocer } from '@cuadra/core/catalogo-importacion';

/** Our own heading first, then what other programs and people call it; the earlier in the list, the surer. */
const nombres: Readonly<Record<CampoDeImportacion, readonly string[]>> = {
  partida: [
    'partida',
    'no partida',
    'número de partida',
    'póliza',
    'no póliza',
    'asiento',
    'no asiento',
    'comprobante',
    'número',
    'no',
    'correlativo',
  ],
  fecha: ['fecha', 'fecha contable', 'fecha partida', 'fecha póliza', 'fecha asiento', 'día', 'date'],
  tipo: ['tipo', 'tipo partida', 'tipo de partida', 'tipo póliza', 'tipo de póliza', 'clase'],
  agencia: [
    'agencia',
    'código agencia',
    'código de agencia',
    'sucursal',
    'centro de costo',
    'punto de servicio',
  ],
  concepto: [
    'concepto',
    'concepto partida',
    'concepto general',
    'descripción',
    'glosa',
    'explicación',
    'narración',
  ],
  idCuenta: [
    'idCuenta',
    'cuenta',
    'código cuenta',
    'código de cuenta',
    'código de la cuenta',
    'cuenta contable',
    'código contable',
    'no cuenta',
    'número de cuenta',
    'código',
    'account',
  ],
  debe: ['debe', 'cargo', 'cargos', 'débito', 'débitos', 'monto debe', 'debit'],
  haber: ['haber', 'abono', 'abonos', 'crédito', 'créditos', 'monto haber', 'credit'],
  conceptoLinea: [
    'conceptoLinea',
    'concepto línea',
    'concepto de línea',
    'concepto de la línea',
    'descripción línea',
    'detalle',
    'observaciones',
    'observación',
    'descripción',
  ],
  documento: [
    'documento',
    'no documento',
    'número de documento',
    'referencia',
    'factura',
    'no factura',
    'cheque',
    'boleta',
  ],
};

/** What a sheet without such a column most likely is. */
export interface Supuestos {
  readonly tipo: string | null;
  readonly agencia: string | null;
}

export function proponerMapeo(encabezado: readonly string[], { tipo, agencia }: Supuestos): MapeoDePartidas {
  const libres = new Map(
    encabezado.map((titulo, columna) => [columna, titulo.replaceAll(/[.:º°#()/]/g, '').trim()]),
  );
  const elegir = (campo: CampoDeImportacion): number | null => {
    for (const nombre of nombres[campo]) {
      const hallada = [...libres].find(([, titulo]) => reconocer([nombre], titulo) !== undefined);
      if (hallada === undefined) continue;
      libres.delete(hallada[0]);
      return hallada[0];
    }
    return null;
  };
  // In this order: a column is of the first field that claims it.
  return {
    partida: elegir('partida'),
    fecha: elegir('fecha'),
    tipo: elegir('tipo') ?? tipo,
    agencia: elegir('agencia') ?? agencia,
    concepto: elegir('concepto'),
    idCuenta: elegir('idCuenta'),
    debe: elegir('debe'),
    haber: elegir('haber'),
    conceptoLinea: elegir('conceptoLinea'),
    documento: elegir('documento'),
  };
}
