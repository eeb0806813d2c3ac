// What the sheets of savings are called by, in the words of other programs.
import {
  type CampoDeAsociados,
  type CampoDeCuentas,
  type CampoDeMovimientos,
  camposDeAsociados,
  camposDeCuentas,
  camposDeMovimientos,
} from '@cuadra/contract/ahorros/importaciones';
import type { ClaseDeHoja } from '#hojas/clase-de-hoja.ts';

export const hojaDeAsociados: ClaseDeHoja<CampoDeAsociados> = {
  ...camposDeAsociados,
  unaFila: 'una línea por asociado',
  nombres: {
    nombre: ['nombre', 'nombre completo', 'asociado', 'socio', 'nombre del asociado'],
    agencia: ['agencia', 'código de agencia', 'sucursal'],
    dpi: ['dpi', 'cui', 'número de dpi', 'documento de identificación'],
    documento: ['documento', 'pasaporte', 'otro documento'],
    nit: ['nit', 'número de nit'],
    nacimiento: ['nacimiento', 'fecha de nacimiento', 'nació'],
    telefono: ['teléfono', 'celular', 'tel'],
    correo: ['correo', 'correo electrónico', 'email'],
    direccion: ['dirección', 'domicilio'],
    ingreso: ['ingreso', 'fecha de ingreso', 'asociado desde', 'fecha de inscripción'],
  },
};

export const hojaDeCuentas: ClaseDeHoja<CampoDeCuentas> = {
  ...camposDeCuentas,
  unaFila: 'una línea por cuenta',
  nombres: {
    numero: ['número', 'cuenta', 'número de cuenta', 'no cuenta'],
    producto: ['producto', 'código de producto', 'tipo de cuenta'],
    titular: ['titular', 'dpi', 'asociado', 'número de asociado', 'socio'],
    apertura: ['apertura', 'fecha de apertura', 'abierta'],
    agencia: ['agencia', 'código de agencia', 'sucursal'],
    cotitulares: ['cotitulares', 'mancomunados', 'otros titulares'],
    saldo: ['saldo', 'saldo actual', 'saldo inicial', 'monto'],
    fechaDelSaldo: ['fecha del saldo', 'saldo al', 'fecha de saldo'],
    interesHasta: ['interés hasta', 'interés pagado hasta', 'último abono', 'última capitalización'],
    isr: ['isr', 'afecta a isr', 'tratamiento de isr'],
    documentoDeIsr: ['documento de isr', 'documento de exención', 'resolución'],
    isrVence: ['vence la exención', 'isr vence', 'exención vence'],
    plazo: ['plazo', 'plazo en días', 'días'],
    vence: ['vence', 'vencimiento', 'fecha de vencimiento'],
    tasa: ['tasa', 'tasa de interés', 'tasa anual'],
    alVencer: ['al vencer', 'instrucción', 'al vencimiento'],
  },
};

export const hojaDeMovimientos: ClaseDeHoja<CampoDeMovimientos> = {
  ...camposDeMovimientos,
  unaFila: 'una línea por movimiento',
  nombres: {
    cuenta: ['cuenta', 'número de cuenta', 'número', 'no cuenta'],
    fecha: ['fecha', 'fecha contable', 'fecha de operación'],
    clase: ['clase', 'tipo', 'transacción', 'movimiento'],
    monto: ['monto', 'valor', 'importe', 'cantidad'],
    fechaValor: ['fecha valor', 'valor desde'],
    concepto: ['concepto', 'descripción', 'detalle'],
    documento: ['documento', 'boleta', 'referencia'],
  },
};
