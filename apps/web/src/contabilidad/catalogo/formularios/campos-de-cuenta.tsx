// Name, type, nature, cash flow, margin, what becomes of a contrary balance, state and tags of an account. The class decides the
// nature; only contingencias and orden let the person choose. Of the tags, those that exist are offered while typing, and what is not
// among them begins with it.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { cuentaNueva } from '@cuadra/contract/contabilidad/catalogo/catalogo';
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
  type SaldoContrario,
  saldosContrarios,
  type TipoDeCuenta,
  tiposDeCuenta,
} from '@cuadra/core/catalogo';
import {
  claveDeEtiqueta,
  ETIQUETA_MAX,
  ETIQUETAS_POR_CUENTA_MAX,
  SEPARADOR_DE_ETIQUETAS,
} from '@cuadra/core/etiquetas';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { NativeSelect, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { ChoiceField as BoundChoice, BoundField, TextField } from '#ui/order/fields.tsx';
import { judgedBy } from '#ui/order/use-order.ts';
import { matchesText } from '#ui/text/text-search.ts';
import { type Arbol, etiquetasDe } from '../arbol.ts';
import {
  SENTIDO_DE_MARGEN,
  sentidoDe,
  sentidoDeFlujo,
  sentidoDeSaldoContrario,
  sentidoDeTipo,
} from '../nombres.ts';
import type { CuentaEscrita, CuentaLeida } from './diferencias.ts';

/** That of an account, the same for a new one and for one that is edited. */
export type FormularioDeCuenta = UseFormReturn<CuentaEscrita, unknown, CuentaLeida>;

export const juzgarCuenta = judgedBy<CuentaEscrita, CuentaLeida>(cuentaNueva);

interface CamposDeCuentaProps {
  readonly form: FormularioDeCuenta;
  readonly arbol: Arbol;
  readonly autoFoco: boolean;
  /** Why it may not be of detalle. */
  readonly sinDetalle?: string | undefined;
}

type DelFormulario = Pick<CamposDeCuentaProps, 'form'>;

export function CamposDeCuenta({ form, arbol, autoFoco, sinDetalle }: CamposDeCuentaProps) {
  return (
    <>
      <TextField name="nombreCuenta" label="Nombre" maxLength={NOMBRE_DE_CUENTA_MAX} autoFocus={autoFoco} />
      <Tipo sinDetalle={sinDetalle} />
      <Naturaleza form={form} />
      <FlujoDeEfectivo form={form} />
      <Margen form={form} />
      <ConSaldoContrario form={form} />
      <Estado form={form} />
      <Etiquetas form={form} arbol={arbol} />
    </>
  );
}

function Tipo({ sinDetalle }: Pick<CamposDeCuentaProps, 'sinDetalle'>) {
  return (
    <BoundField name="tipoCuenta">
      {({ value, onChange, error }) => (
        <ChoiceField<TipoDeCuenta>
          label="Tipo"
          options={tiposDeCuenta.map((tipo) => ({
            value: tipo,
            text: `${nombresDeTipoDeCuenta[tipo]} (${tipo})`,
            impedida: tipo === 'D' && sinDetalle !== undefined,
          }))}
          value={value}
          onChange={onChange}
          note={sinDetalle ?? sentidoDeTipo[value as TipoDeCuenta]}
          error={error}
        />
      )}
    </BoundField>
  );
}

function Naturaleza({ form }: DelFormulario) {
  const codigo = useWatch({ control: form.control, name: 'idCuenta' });
  const admitidas = naturalezasAdmitidas(codigo);
  const decidida = codigo !== '' && admitidas.length === 1;
  return (
    <BoundField name="naturaleza">
      {({ value, onChange, error }) => (
        <ChoiceField
          label="Naturaleza"
          options={naturalezas.map((una) => ({
            value: una,
            text: nombresDeNaturaleza[una],
            impedida: decidida && !admitidas.includes(una),
          }))}
          value={value}
          onChange={onChange}
          note={
            decidida ? `La clase ${codigo[0]} es siempre ${admitidas[0]}.` : 'La decide la clase del código.'
          }
          error={error}
        />
      )}
    </BoundField>
  );
}

/** A new account has what the one it depends on has, until the person says otherwise. */
function FlujoDeEfectivo({ form }: DelFormulario) {
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
function Margen({ form }: DelFormulario) {
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
function ConSaldoContrario({ form }: DelFormulario) {
  const [tipo, elegido] = useWatch({ control: form.control, name: ['tipoCuenta', 'saldoContrario'] });
  if (tipo !== 'D') return null;
  const suyo: SaldoContrario = elegido ?? SALDO_CONTRARIO_POR_OMISION;
  return (
    <BoundField name="saldoContrario">
      {({ onChange, error }) => (
        <ChoiceField
          label="Si quedara con saldo contrario a su naturaleza"
          options={saldosContrarios.map((uno) => ({ value: uno, text: nombresDeSaldoContrario[uno] }))}
          value={suyo}
          onChange={onChange}
          note={sentidoDeSaldoContrario[suyo]}
          error={error}
        />
      )}
    </BoundField>
  );
}

interface ComoSuMadreProps extends DelFormulario {
  readonly campo: 'flujo' | 'margen';
  readonly etiqueta: string;
  readonly nota: string;
  readonly opciones: readonly (readonly [valor: string, texto: string])[];
}

/** While nobody chooses, that of the account it hangs from. */
function ComoSuMadre({ form, campo, etiqueta, nota, opciones }: ComoSuMadreProps) {
  const [tipo, elegido] = useWatch({ control: form.control, name: ['tipoCuenta', campo] });
  return (
    <BoundField name={campo}>
      {({ onChange, error }) => (
        <NativeSelect
          label={etiqueta}
          description={tipo === 'M' ? 'Con él empiezan las cuentas que se le agreguen.' : nota}
          rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
          error={error}
          value={elegido ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {elegido === undefined && <option value="">Como la cuenta de la que depende</option>}
          {opciones.map(([valor, texto]) => (
            <option key={valor} value={valor}>
              {texto}
            </option>
          ))}
        </NativeSelect>
      )}
    </BoundField>
  );
}

function Estado({ form }: DelFormulario) {
  const [tipoCuenta, estado = 'activa'] = useWatch({ control: form.control, name: ['tipoCuenta', 'estado'] });
  return (
    <BoundChoice
      name="estado"
      label="Estado"
      options={estadosDeCuenta.map((uno) => [uno, nombresDeEstadoDeCuenta[uno]])}
      description={sentidoDe({ tipoCuenta, estado })}
    />
  );
}

function Etiquetas({ form, arbol }: Pick<CamposDeCuentaProps, 'form' | 'arbol'>) {
  const tipo = useWatch({ control: form.control, name: 'tipoCuenta' });
  const [escrito, setEscrito] = useState('');
  const existentes = etiquetasDe(arbol);
  /** One that exists keeps its own name. */
  const comoSeLlaman = (nombres: readonly string[]) =>
    nombres.map(
      (nombre) => existentes.find((una) => claveDeEtiqueta(una) === claveDeEtiqueta(nombre)) ?? nombre,
    );
  return (
    <BoundField name="etiquetas">
      {({ value, onChange, error }) => (
        <TagsInput
          label="Etiquetas"
          description={
            tipo === 'M'
              ? 'Valen para todas las cuentas que dependen de ella. Escriba y presione Intro.'
              : 'Para ver juntas cuentas de códigos distintos. Escriba y presione Intro.'
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={error}
          autoComplete="off"
          spellCheck={false}
          maxLength={ETIQUETA_MAX}
          maxTags={ETIQUETAS_POR_CUENTA_MAX}
          splitChars={[SEPARADOR_DE_ETIQUETAS, ',']}
          // Offered while typing; otherwise the list would cover the buttons of the form.
          searchValue={escrito}
          onSearchChange={setEscrito}
          dropdownOpened={escrito.trim() !== ''}
          onDropdownClose={() => setEscrito('')}
          data={existentes}
          filter={({ options, search }) =>
            options.filter((opcion) => 'value' in opcion && matchesText(opcion.label ?? '', search))
          }
          isDuplicate={(nueva, puestas) =>
            puestas.some((una) => claveDeEtiqueta(una) === claveDeEtiqueta(nueva))
          }
          value={value ?? []}
          onChange={(nombres) => onChange(comoSeLlaman(nombres))}
        />
      )}
    </BoundField>
  );
}
