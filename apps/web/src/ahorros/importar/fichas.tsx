// The sheets that savings come in, to choose their columns.
import {
  type CampoDeAsociados,
  type CampoDeCuentas,
  type CampoDeMovimientos,
  camposDeAsociados,
  camposDeCuentas,
  camposDeMovimientos,
} from '@cuadra/contract/ahorros/importaciones';
import { TextInput } from '@mantine/core';
import type { FichaDeHoja, ValorFijoProps } from '#hojas/ficha-de-hoja.ts';

const valorFijo = <C extends string>({ etiqueta, valor, ocupado, onCambio }: ValorFijoProps<C>) => (
  <TextInput
    aria-label={etiqueta}
    value={valor}
    disabled={ocupado}
    onChange={({ currentTarget }) => onCambio(currentTarget.value)}
  />
);

export const fichaDeAsociados: FichaDeHoja<CampoDeAsociados> = {
  campos: camposDeAsociados,
  montos: [],
  valorFijo,
  nombres: {
    nombre: 'Nombre',
    agencia: 'Agencia',
    dpi: 'DPI',
    documento: 'Otro documento',
    nit: 'NIT',
    nacimiento: 'Nacimiento',
    telefono: 'Teléfono',
    correo: 'Correo',
    direccion: 'Dirección',
    ingreso: 'Ingreso',
  },
  sentidos: {
    nombre: 'Hasta 120 caracteres.',
    agencia: 'Dos dígitos: 01.',
    dpi: 'Trece dígitos; o bien otro documento.',
    documento: 'Para quien no tiene DPI.',
    nit: 'Opcional.',
    nacimiento: 'Opcional: día/mes/año o año-mes-día.',
    telefono: 'Opcional.',
    correo: 'Opcional.',
    direccion: 'Opcional.',
    ingreso: 'Opcional: si falta, hoy.',
  },
};

export const fichaDeCuentas: FichaDeHoja<CampoDeCuentas> = {
  campos: camposDeCuentas,
  montos: ['saldo'],
  valorFijo,
  nombres: {
    numero: 'Número',
    producto: 'Producto',
    titular: 'Titular',
    apertura: 'Apertura',
    agencia: 'Agencia',
    cotitulares: 'Otros titulares',
    saldo: 'Saldo',
    fechaDelSaldo: 'Fecha del saldo',
    interesHasta: 'Interés pagado hasta',
    isr: 'ISR',
    documentoDeIsr: 'Documento de exención',
    isrVence: 'Vence la exención',
    plazo: 'Plazo en días',
    vence: 'Vence',
    tasa: 'Tasa anual',
    alVencer: 'Al vencer',
  },
  sentidos: {
    numero: 'De 4 a 20 dígitos, letras o guiones.',
    producto: 'Su código o su nombre.',
    titular: 'DPI, documento o número de asociado.',
    apertura: 'En cualquier orden usual: si no está claro, se le pregunta.',
    agencia: 'Opcional: si falta, la del titular.',
    cotitulares: 'Opcional: con punto y coma.',
    saldo: 'Opcional: mientras el producto está en preparación.',
    fechaDelSaldo: 'Opcional: si falta, la del primer día sin interés pagado.',
    interesHasta: 'Opcional: primer día sin interés pagado; si falta, la apertura.',
    isr: 'Opcional: afecto o exento.',
    documentoDeIsr: 'De las exentas.',
    isrVence: 'Opcional.',
    plazo: 'De las cuentas a plazo.',
    vence: 'Opcional: si falta, la apertura más el plazo.',
    tasa: 'En por ciento, de las cuentas a plazo.',
    alVencer: 'Opcional: renovar o trasladar.',
  },
};

export const fichaDeMovimientos: FichaDeHoja<CampoDeMovimientos> = {
  campos: camposDeMovimientos,
  montos: ['monto'],
  valorFijo,
  nombres: {
    cuenta: 'Cuenta',
    fecha: 'Fecha',
    clase: 'Clase',
    monto: 'Monto',
    fechaValor: 'Fecha valor',
    concepto: 'Concepto',
    documento: 'Documento',
  },
  sentidos: {
    cuenta: 'Su número.',
    fecha: 'En cualquier orden usual: si no está claro, se le pregunta.',
    clase: 'Depósito, retiro, intereses, isr, ajuste…',
    monto: 'En quetzales; un retiro, con signo o sin él.',
    fechaValor: 'Opcional: si falta, la fecha.',
    concepto: 'Opcional.',
    documento: 'Opcional.',
  },
};
