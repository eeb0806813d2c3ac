// Name, type, nature, cash flow, margin, what becomes of a contrary balance and state of an account. The class decides the nature; only contingencias and orden let the
// person choose.
import {
  estadosDeCuenta,
  flujosAdmitidos,
  margenesAdmitidos,
  NOMBRE_DE_CUENTA_MAX,
  naturalezas,
  naturalezasAdmitidas,
  nombresDeEstadoDeCuenta,
  nombresDeFlujo,
  nombresDeMargen,
  nombresDeNaturaleza,
  nombresDeSaldoContrario,
  nombresDeTipoDeCuenta,
  SALDO_CONTRARIO_POR_OMISION,
  saldosContrarios,
  tiposDeCuenta,
} from '@cuadra/core/catalogo';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { NativeSelect, TextInput } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import {
  SENTIDO_DE_MARGEN,
  sentidoDe,
  sentidoDeFlujo,
  sentidoDeSaldoContrario,
  sentidoDeTipo,
} from '../nombres.ts';
import type { FormularioDeCuenta } from './formulario-de-cuenta.ts';

interface CamposDeCuentaProps {
  readonly form: FormularioDeCuenta;
  readonly autoFoco: boolean;
  /** Why it may not be of detalle. */
  readonly sinDetalle?: string | undefined;
}

export function CamposDeCuenta({ form, autoFoco, sinDetalle }: CamposDeCuentaProps) {
  return (
    <>
      <TextInput
        label="Nombre"
        autoComplete="off"
        maxLength={NOMBRE_DE_CUENTA_MAX}
        data-autofocus={autoFoco || undefined}
        error={form.formState.errors.nombreCuenta?.message}
        {...form.register('nombreCuenta')}
      />
      <Tipo form={form} sinDetalle={sinDetalle} />
      <Naturaleza form={form} />
      <FlujoDeEfectivo form={form} />
      <Margen form={form} />
      <ConSaldoContrario form={form} />
      <Estado form={form} />
    </>
  );
}

function Tipo({ form, sinDetalle }: Pick<CamposDeCuentaProps, 'form' | 'sinDetalle'>) {
  return (
    <Controller
      control={form.control}
      name="tipoCuenta"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <ChoiceField
          etiqueta="Tipo"
          opciones={tiposDeCuenta.map((tipo) => ({
            valor: tipo,
            texto: `${nombresDeTipoDeCuenta[tipo]} (${tipo})`,
            impedida: tipo === 'D' && sinDetalle !== undefined,
          }))}
          valor={value}
          onCambio={onChange}
          nota={sinDetalle ?? sentidoDeTipo[value]}
          error={error?.message}
        />
      )}
    />
  );
}

function Naturaleza({ form }: Pick<CamposDeCuentaProps, 'form'>) {
  const codigo = useWatch({ control: form.control, name: 'idCuenta' });
  const admitidas = naturalezasAdmitidas(codigo);
  const decidida = codigo !== '' && admitidas.length === 1;
  return (
    <Controller
      control={form.control}
      name="naturaleza"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <ChoiceField
          etiqueta="Naturaleza"
          opciones={naturalezas.map((una) => ({
            valor: una,
            texto: nombresDeNaturaleza[una],
            impedida: decidida && !admitidas.includes(una),
          }))}
          valor={value}
          onCambio={onChange}
          nota={
            decidida ? `La clase ${codigo[0]} es siempre ${admitidas[0]}.` : 'La decide la clase del código.'
          }
          error={error?.message}
        />
      )}
    />
  );
}

/** A new account has what the one it depends on has, until the person says otherwise. */
function FlujoDeEfectivo({ form }: Pick<CamposDeCuentaProps, 'form'>) {
  const codigo = useWatch({ control: form.control, name: 'idCuenta' });
  const elegido = useWatch({ control: form.control, name: 'flujo' });
  const posibles = flujosAdmitidos(codigo);
  const nota = elegido === undefined ? 'El de la cuenta de la que depende.' : sentidoDeFlujo[elegido];
  return (
    <ComoSuMadre
      form={form}
      campo="flujo"
      etiqueta="Flujo de efectivo"
      nota={nota}
      opciones={posibles.map((uno) => [uno, nombresDeFlujo[uno]])}
    />
  );
}

/** Only productos and gastos have one. */
function Margen({ form }: Pick<CamposDeCuentaProps, 'form'>) {
  const codigo = useWatch({ control: form.control, name: 'idCuenta' });
  const posibles = margenesAdmitidos(codigo);
  if (posibles.length === 0) return null;
  return (
    <ComoSuMadre
      form={form}
      campo="margen"
      etiqueta="Margen"
      nota={SENTIDO_DE_MARGEN}
      opciones={posibles.map((uno) => [uno, nombresDeMargen[uno]])}
    />
  );
}

/** Only what receives lines has a balance of its own. */
function ConSaldoContrario({ form }: Pick<CamposDeCuentaProps, 'form'>) {
  const tipo = useWatch({ control: form.control, name: 'tipoCuenta' });
  if (tipo !== 'D') return null;
  return (
    <Controller
      control={form.control}
      name="saldoContrario"
      render={({ field: { value = SALDO_CONTRARIO_POR_OMISION, onChange }, fieldState: { error } }) => (
        <ChoiceField
          etiqueta="Si quedara con saldo contrario a su naturaleza"
          opciones={saldosContrarios.map((uno) => ({ valor: uno, texto: nombresDeSaldoContrario[uno] }))}
          valor={value}
          onCambio={onChange}
          nota={sentidoDeSaldoContrario[value]}
          error={error?.message}
        />
      )}
    />
  );
}

interface ComoSuMadreProps extends Pick<CamposDeCuentaProps, 'form'> {
  readonly campo: 'flujo' | 'margen';
  readonly etiqueta: string;
  readonly nota: string;
  readonly opciones: readonly (readonly [valor: string, texto: string])[];
}

/** While nobody chooses, that of the account it hangs from. */
function ComoSuMadre({ form, campo, etiqueta, nota, opciones }: ComoSuMadreProps) {
  const [tipo, elegido] = useWatch({ control: form.control, name: ['tipoCuenta', campo] });
  return (
    <NativeSelect
      label={etiqueta}
      description={tipo === 'M' ? 'Con él empiezan las cuentas que se le agreguen.' : nota}
      rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
      error={form.formState.errors[campo]?.message}
      {...form.register(campo, { setValueAs: (valor: string) => (valor === '' ? undefined : valor) })}
    >
      {elegido === undefined && <option value="">Como la cuenta de la que depende</option>}
      {opciones.map(([valor, texto]) => (
        <option key={valor} value={valor}>
          {texto}
        </option>
      ))}
    </NativeSelect>
  );
}

function Estado({ form }: Pick<CamposDeCuentaProps, 'form'>) {
  const tipoCuenta = useWatch({ control: form.control, name: 'tipoCuenta' });
  return (
    <Controller
      control={form.control}
      name="estado"
      render={({ field: { value = 'activa', onChange }, fieldState: { error } }) => (
        <ChoiceField
          etiqueta="Estado"
          opciones={estadosDeCuenta.map((estado) => ({
            valor: estado,
            texto: nombresDeEstadoDeCuenta[estado],
          }))}
          valor={value}
          onCambio={onChange}
          nota={sentidoDe({ tipoCuenta, estado: value })}
          error={error?.message}
        />
      )}
    />
  );
}
