// The tables of 0010_cierres.sql, 0030_periodos_reapertura.sql and 0031_configuracion_impuestos.sql.
import type { Centavos } from '@cuadra/core/dinero';
import type { ColumnType, Generated } from 'kysely';
import type { Instante, SinAltas } from './columna.ts';

type InstanteONulo = ColumnType<string | null, string | null, string | null>;

interface DelPeriodo {
  anio: number;
  mes: number;
  agencia: string;
}

interface CuentaPuenteTable {
  idCuenta: string;
}

interface ConfiguracionContableTable {
  id: boolean;
  cuentaResultado: string;
  cuentaResultadosAcumulados: string;
  exigirFirmas: boolean;
  cuentaIvaCredito: string | null;
  cuentaIvaDebito: string | null;
  cuentaIsrRetenido: string | null;
}

interface SeguimientoDeCompuertaTable extends DelPeriodo {
  compuerta: string;
  responsable: string | null;
  nota: Generated<string>;
  partidas: Generated<string[]>;
  firmadaPor: string | null;
  firmadaEn: InstanteONulo;
  firma: string | null;
}

interface ArchivoDeEvidenciaTable extends DelPeriodo {
  id: Generated<string>;
  compuerta: string;
  huella: string;
  nombre: string;
  subidoEn: Instante;
  subidoPor: string;
}

interface ExplicacionDeSaldoTable extends DelPeriodo {
  idCuenta: string;
  saldo: Centavos;
  texto: string;
  explicadaPor: string;
  explicadaEn: Instante;
}

interface ExcepcionDeCompuertaTable extends DelPeriodo {
  id: Generated<string>;
  compuerta: string;
  motivo: string;
  estado: string;
  concedidaPor: string;
  concedidaEn: Instante;
  usadaPor: string | null;
  usadaEn: InstanteONulo;
  retiradaPor: string | null;
  retiradaEn: InstanteONulo;
}

interface CierreDePeriodoTable extends DelPeriodo {
  id: Generated<string>;
  cerradoPor: string | null;
  cerradoEn: Instante;
  compuertas: ColumnType<object, string, never>;
}

interface ReaperturaTable extends DelPeriodo {
  id: Generated<string>;
  reabiertaPor: string | null;
  reabiertaEn: Instante;
  motivo: string;
  para: string[] | null;
  hasta: InstanteONulo;
  desdeNumero: number;
  hastaNumero: number | null;
  terminadaEn: InstanteONulo;
  solicitud: string | null;
}

interface SolicitudDeReaperturaTable extends DelPeriodo {
  id: Generated<string>;
  motivo: string;
  para: string[] | null;
  hasta: InstanteONulo;
  pedidaPor: string;
  pedidaEn: Instante;
  estado: Generated<'pendiente' | 'aprobada' | 'inmediata' | 'rechazada' | 'retirada'>;
  resueltaPor: string | null;
  resueltaEn: InstanteONulo;
  respuesta: string | null;
  transaccion: number | null;
}

export interface TablasDeCierres {
  cuentaPuente: CuentaPuenteTable;
  configuracionContable: SinAltas<ConfiguracionContableTable>;
  seguimientoDeCompuerta: SeguimientoDeCompuertaTable;
  archivoDeEvidencia: ArchivoDeEvidenciaTable;
  explicacionDeSaldo: ExplicacionDeSaldoTable;
  excepcionDeCompuerta: ExcepcionDeCompuertaTable;
  cierreDePeriodo: CierreDePeriodoTable;
  reapertura: ReaperturaTable;
  solicitudDeReapertura: SolicitudDeReaperturaTable;
}
