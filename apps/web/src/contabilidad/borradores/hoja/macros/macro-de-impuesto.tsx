// The two tax macros: what each would take out of the chosen lines, to which account, before it is done.
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verConfiguracion } from '@cuadra/contract/contabilidad/configuracion';
import { restar, sumar } from '@cuadra/core/dinero';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contarLineas } from '#contabilidad/borradores/nombres.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { formatearMonto } from '#ui/format/dinero.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { type Almacen, type Hoja, rangoActivo } from '../almacen.ts';
import { siCaben } from '../entorno.ts';
import type { Lado } from '../fila.ts';
import { recordado, recordar } from '../recuerdo.ts';
import { cuentaDeImpuesto, type Parte, partesDeIsr, partesDeIva, separar, type Tasa } from './impuestos.ts';

interface MacroDeImpuestoProps {
  readonly macro: 'iva' | 'isr';
  readonly almacen: Almacen;
  /** Those a line may have. */
  readonly cuentas: readonly Cuenta[];
  readonly onCerrar: () => void;
}

const textos = {
  iva: {
    titulo: 'Desglosar IVA 12 %',
    explicacion: 'El monto de cada línea incluye IVA: se separa el impuesto en una línea nueva.',
    cuenta: 'Cuenta del IVA',
    accion: 'Desglosar',
    queda: 'Neto',
    sale: 'IVA',
  },
  isr: {
    titulo: 'Retener ISR',
    explicacion: 'De cada línea se descuenta la retención, que pasa a una línea nueva del mismo lado.',
    cuenta: 'Cuenta del ISR retenido',
    accion: 'Retener',
    queda: 'Líquido',
    sale: 'ISR',
  },
} as const;

const opcionesDeTasa: readonly { readonly value: Tasa; readonly text: string }[] = [
  { value: '5', text: '5 %' },
  { value: '7', text: '7 %' },
  { value: 'tramos', text: '5 % y 7 %' },
  { value: '10', text: '10 %' },
];
const notasDeTasa: Readonly<Record<Tasa, string>> = {
  '5': 'Sobre toda la base.',
  '7': 'Sobre toda la base.',
  tramos: '5 % hasta Q 30,000.00 y 7 % sobre el excedente.',
  '10': 'Rentas de capital: intereses y otras.',
};

export function MacroDeImpuesto({ macro, almacen, cuentas, onCerrar }: MacroDeImpuestoProps) {
  const texto = textos[macro];
  const antes = leerRecuerdo(macro);
  const [elegida, setElegida] = useState<string>();
  const [tasa, setTasa] = useState(antes.tasa);
  const [conIva, setConIva] = useState(antes.conIva);
  const [error, setError] = useState<string>();

  const hoja = almacen.getSnapshot();
  const partes = partesDe(macro, hoja, { tasa, conIva });
  const lado = partes[0]?.lado ?? 'debe';
  const candidatas = [elegida, antes.cuentas[lado], useCuentaConfigurada(macro, lado)];
  const idCuenta = candidatas.find((una) => cuentas.some((cuenta) => cuenta.idCuenta === una));
  if (partes.length === 0) return <SinLineas titulo={texto.titulo} onCerrar={onCerrar} />;

  const aplicar = () => {
    if (idCuenta === undefined) return setError('Elija la cuenta.');
    siCaben(almacen, partes.length, () => {
      recordar(macro, { cuentas: { ...antes.cuentas, [lado]: idCuenta }, tasa, conIva });
      almacen.reemplazar(separar(hoja.filas, partes, idCuenta), hoja.cursor);
      void notify(`${texto.sale} separado en ${contarLineas(partes.length)}.`);
      onCerrar();
    });
  };
  return (
    <FormDialog title={texto.titulo} onClose={onCerrar}>
      <Stack as="form" noValidate gap="xl" onSubmit={submitWith(async () => aplicar())}>
        <Text muted>{texto.explicacion}</Text>
        {macro === 'isr' && <Retencion tasa={tasa} conIva={conIva} onTasa={setTasa} onConIva={setConIva} />}
        <AccountPicker
          label={texto.cuenta}
          cuentas={cuentas}
          value={idCuenta}
          error={error}
          autoFocus={idCuenta === undefined}
          onChange={(otra) => {
            setElegida(otra);
            setError(undefined);
          }}
        />
        <Partes partes={partes} queda={texto.queda} sale={texto.sale} />
        <FormDialogFooter onCancel={onCerrar}>
          <Button type="submit" data-autofocus={idCuenta !== undefined || undefined}>
            {texto.accion}
          </Button>
        </FormDialogFooter>
      </Stack>
    </FormDialog>
  );
}

function partesDe(
  macro: 'iva' | 'isr',
  hoja: Hoja,
  retencion: { readonly tasa: Tasa; readonly conIva: boolean },
): readonly Parte[] {
  const rango = rangoActivo(hoja);
  return macro === 'iva'
    ? partesDeIva(hoja.filas, hoja.montos, rango)
    : partesDeIsr(hoja.filas, hoja.montos, rango, retencion);
}

interface RetencionProps {
  readonly tasa: Tasa;
  readonly conIva: boolean;
  readonly onTasa: (tasa: Tasa) => void;
  readonly onConIva: (conIva: boolean) => void;
}

function Retencion({ tasa, conIva, onTasa, onConIva }: RetencionProps) {
  return (
    <>
      <ChoiceField
        label="Tasa"
        options={opcionesDeTasa}
        value={tasa}
        onChange={onTasa}
        note={notasDeTasa[tasa]}
      />
      <Checkbox
        label="El monto incluye IVA: la base es sin él"
        checked={conIva}
        onChange={({ currentTarget }) => onConIva(currentTarget.checked)}
      />
    </>
  );
}

const PARTES_A_LA_VISTA = 8;

interface PartesProps {
  readonly partes: readonly Parte[];
  readonly queda: string;
  readonly sale: string;
}

function Partes({ partes, queda, sale }: PartesProps) {
  const ocultas = partes.length - PARTES_A_LA_VISTA;
  const total = sumar(partes.map(({ monto }) => monto));
  const cedido = sumar(partes.map(({ parte }) => parte));
  const conTotal = partes.length > 1;
  return (
    <DataTable
      density="compact"
      narrow="keep"
      rows={partes.slice(0, PARTES_A_LA_VISTA)}
      rowKey={({ indice }) => String(indice)}
      columns={[
        {
          title: 'Línea',
          rowHeader: true,
          cell: ({ indice }) => indice + 1,
          total: conTotal && ocultas > 0 ? `Total, con ${contarLineas(ocultas)} más` : undefined,
        },
        {
          title: 'Monto',
          kind: 'number',
          cell: ({ monto }) => formatearMonto(monto),
          total: conTotal ? formatearMonto(total) : undefined,
        },
        {
          title: queda,
          kind: 'number',
          cell: ({ monto, parte }) => formatearMonto(restar(monto, parte)),
          total: conTotal ? formatearMonto(restar(total, cedido)) : undefined,
        },
        {
          title: sale,
          kind: 'number',
          cell: ({ parte }) => formatearMonto(parte),
          total: conTotal ? formatearMonto(cedido) : undefined,
        },
      ]}
    />
  );
}

function SinLineas({ titulo, onCerrar }: { readonly titulo: string; readonly onCerrar: () => void }) {
  return (
    <FormDialog title={titulo} onClose={onCerrar}>
      <EmptyState title="Ninguna línea con monto" text="Elija una línea que ya tenga su monto." />
    </FormDialog>
  );
}

function useCuentaConfigurada(macro: 'iva' | 'isr', lado: Lado): string | undefined {
  const { data } = useQuery(queryOf(verConfiguracion));
  return data === undefined ? undefined : cuentaDeImpuesto(data, macro, lado);
}

interface Recuerdo {
  /** The last one of each side. */
  readonly cuentas: Readonly<Partial<Record<Lado, string>>>;
  readonly tasa: Tasa;
  readonly conIva: boolean;
}

function leerRecuerdo(macro: 'iva' | 'isr'): Recuerdo {
  const datos = comoRegistro(recordado(macro));
  const tasa = opcionesDeTasa.find(({ value }) => value === datos.tasa)?.value ?? '5';
  const { debe, haber } = comoRegistro(datos.cuentas);
  const cuentas = {
    ...(typeof debe === 'string' ? { debe } : {}),
    ...(typeof haber === 'string' ? { haber } : {}),
  };
  return { cuentas, tasa, conIva: datos.conIva !== false };
}

const comoRegistro = (valor: unknown): Readonly<Record<string, unknown>> =>
  typeof valor === 'object' && valor !== null ? { ...valor } : {};
