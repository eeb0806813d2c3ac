// The sheets that savings come in: asociados, accounts and movements.
import {
  AHORROS_BYTES_MAX,
  type CampoDeAsociados,
  type CampoDeCuentas,
  type CampoDeMovimientos,
  camposDeAsociados,
  camposDeCuentas,
  camposDeMovimientos,
  type HojaDeAhorro,
  importarAsociados,
  importarCuentas,
  importarMovimientos,
  type ResultadoDeAhorros,
  verColumnasDeAsociados,
  verColumnasDeCuentas,
  verColumnasDeMovimientos,
} from '@cuadra/contract/ahorros/importaciones';
import { todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { blankSheet } from '#hojas/assistant/errors.ts';
import { fixedText } from '#hojas/assistant/fixed-text.tsx';
import { ImportDialog } from '#hojas/assistant/import-dialog.tsx';
import type { SheetFields, SheetKind } from '#hojas/assistant/sheet-kind.ts';
import { call } from '#platform/api.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Note } from '#ui/text/text.tsx';

interface DialogoProps {
  readonly que: HojaDeAhorro;
  readonly alTerminar: () => void;
  readonly onClose: () => void;
}

export function Dialogo({ que, alTerminar, onClose }: DialogoProps) {
  const comun = { onDone: alTerminar, onClose };
  if (que === 'asociados') return <ImportDialog {...comun} kind={asociados} />;
  if (que === 'cuentas') return <ImportDialog {...comun} kind={cuentas} />;
  return <ImportDialog {...comun} kind={movimientos} />;
}

type Hoja<C extends string> = SheetKind<C, ResultadoDeAhorros>;

interface Dicha<C extends string> extends Pick<Hoja<C>, 'title' | 'note' | 'look' | 'rehearse' | 'apply'> {
  readonly fields: SheetFields<C>;
  readonly una: string;
  readonly varias: string;
}

function hojaDeAhorro<C extends string>({ una, varias, ...dicha }: Dicha<C>): Hoja<C> {
  const { asked, names, meanings } = dicha.fields;
  const campos = todosLosCampos(asked);
  const contar = (cuantas: number) => (cuantas === 1 ? `1 ${una}` : `${formatearEntero(cuantas)} ${varias}`);
  return {
    ...dicha,
    width: 880,
    bytesMax: AHORROS_BYTES_MAX,
    hint: 'CSV o XLSX',
    said: {},
    reading: 'Revisando el archivo',
    expected: {
      label: 'Columnas del archivo',
      explanation: `La primera línea lleva los encabezados, en cualquier orden y con los nombres que usaba su programa; después, una línea por ${una}.`,
      columns: campos.map((campo) => [names[campo], meanings[campo]]),
      template: {
        text: 'Descargar plantilla (CSV)',
        ask: () =>
          blankSheet(
            `plantilla-${asked.clase}.csv`,
            campos.map((campo) => names[campo]),
          ),
      },
    },
    action: 'Importar',
    outcome({ nuevas, monto, errores, conErrores }) {
      const isReady = conErrores === 0 && nuevas > 0;
      return {
        counts: { of: [['Por importar', nuevas]], errors: ['Con errores', conErrores] },
        errors: errores,
        hasMoreErrors: conErrores > errores.length,
        isReady,
        action: isReady ? `Importar ${contar(nuevas)}` : 'Importar',
        ...(monto === 0 ? {} : { preview: () => <Note>Suman {formatearQuetzales(monto)}.</Note> }),
      };
    },
    // The screen that opened it asks again for its own.
    refresh: () => undefined,
    done: ({ nuevas }) => `Se importaron ${contar(nuevas)}.`,
    failed: `No se importaron los datos de ${varias}.`,
  };
}

const asociados = hojaDeAhorro<CampoDeAsociados>({
  title: 'Importar asociados',
  una: 'asociado',
  varias: 'asociados',
  note: 'Los asociados que ya están no cambian.',
  look: (enviada) => call(verColumnasDeAsociados, enviada),
  rehearse: ({ query, body }) => call(importarAsociados, { query: { ensayo: 'true', ...query }, body }),
  apply: ({ query, body }) => call(importarAsociados, { query: { ensayo: 'false', ...query }, body }),
  fields: {
    asked: camposDeAsociados,
    fixedValue: fixedText,
    names: {
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
    meanings: {
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
  },
});

const cuentas = hojaDeAhorro<CampoDeCuentas>({
  title: 'Importar cuentas',
  una: 'cuenta',
  varias: 'cuentas',
  note: 'Los saldos entran mientras el producto está en preparación, sin partida: deben sumar lo que dicen los libros.',
  look: (enviada) => call(verColumnasDeCuentas, enviada),
  rehearse: ({ query, body }) => call(importarCuentas, { query: { ensayo: 'true', ...query }, body }),
  apply: ({ query, body }) => call(importarCuentas, { query: { ensayo: 'false', ...query }, body }),
  fields: {
    asked: camposDeCuentas,
    amounts: ['saldo'],
    fixedValue: fixedText,
    names: {
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
    meanings: {
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
  },
});

const movimientos = hojaDeAhorro<CampoDeMovimientos>({
  title: 'Importar movimientos',
  una: 'movimiento',
  varias: 'movimientos',
  note: 'Entran en orden de fechas, mientras el producto está en preparación; ninguna cuenta puede quedar debiendo.',
  look: (enviada) => call(verColumnasDeMovimientos, enviada),
  rehearse: ({ query, body }) => call(importarMovimientos, { query: { ensayo: 'true', ...query }, body }),
  apply: ({ query, body }) => call(importarMovimientos, { query: { ensayo: 'false', ...query }, body }),
  fields: {
    asked: camposDeMovimientos,
    amounts: ['monto'],
    fixedValue: fixedText,
    names: {
      cuenta: 'Cuenta',
      fecha: 'Fecha',
      clase: 'Clase',
      monto: 'Monto',
      fechaValor: 'Fecha valor',
      concepto: 'Concepto',
      documento: 'Documento',
    },
    meanings: {
      cuenta: 'Su número.',
      fecha: 'En cualquier orden usual: si no está claro, se le pregunta.',
      clase: 'Depósito, retiro, intereses, isr, ajuste…',
      monto: 'En quetzales; un retiro, con signo o sin él.',
      fechaValor: 'Opcional: si falta, la fecha.',
      concepto: 'Opcional.',
      documento: 'Opcional.',
    },
  },
});
