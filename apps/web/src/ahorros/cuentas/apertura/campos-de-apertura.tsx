// The fields of an opening, in the order in which they are decided. What the product offers comes once it is chosen. They belong to the
// form around them.
import type { ProductoDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { destinosAlVencer, nombresDeDestinoAlVencer } from '@cuadra/core/ahorros/cuenta';
import { centavos } from '@cuadra/core/dinero';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { BoundField, ChoiceField, SelectField } from '#ui/order/fields.tsx';
import { Note } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import { Puente } from '../dialogos/puente.tsx';
import { ElegirCuenta } from '../elegir/elegir-cuenta.tsx';
import { ElegirTitulares } from '../elegir/elegir-titulares.tsx';
import type { AperturaEscrita } from './apertura-escrita.ts';

interface CamposDeAperturaProps {
  readonly productos: readonly ProductoDeCuenta[];
}

export function CamposDeApertura({ productos }: CamposDeAperturaProps) {
  const { data: oferta, error } = useOferta();
  return (
    <>
      <Grid min="12rem" gap="xl" align="start">
        <SelectField
          name="producto"
          label="Producto"
          placeholder="Elija uno"
          options={productos.map(({ id, codigo, nombre }) => [String(id), `${codigo} ${nombre}`])}
        />
        <Agencia />
      </Grid>
      {error !== null && <FormNotice tone="error" text={messageOf(error)} />}
      {oferta !== undefined && <Ofrecido oferta={oferta} />}
      <BoundField name="titulares">
        {({ value, onChange, error: falta }) => (
          <ElegirTitulares titulares={value} onCambio={onChange} error={falta} />
        )}
      </BoundField>
      {oferta?.producto.clase === 'plazo' && <Plazo tasas={oferta.tasas} />}
      <Numero propuesto={oferta?.numero} />
      <PrimerDeposito aperturaMinima={oferta?.aperturaMinima ?? 0} />
    </>
  );
}

/** What the product offers to this agencia and this amount; whether it has a term decides what else is asked. */
function useOferta() {
  const { control, setValue, getValues } = useFormContext<AperturaEscrita>();
  const [producto, agencia, monto] = useWatch({ control, name: ['producto', 'agencia', 'monto'] });
  const oferta = useQuery({
    ...consultas.oferta({
      producto: Number(producto),
      agencia,
      ...(monto === undefined ? {} : { monto }),
    }),
    enabled: producto !== '' && agencia !== '',
    placeholderData: (anterior) => (String(anterior?.producto.id) === producto ? anterior : undefined),
  });
  const aPlazo = oferta.data?.producto.clase === 'plazo';
  useEffect(() => {
    if (getValues('aPlazo') === aPlazo) return;
    setValue('aPlazo', aPlazo);
    setValue('plazo', '');
  }, [aPlazo, getValues, setValue]);
  return oferta;
}

type Oferta = NonNullable<ReturnType<typeof useOferta>['data']>;

function Ofrecido({ oferta: { producto, tasas, aperturaMinima } }: { readonly oferta: Oferta }) {
  const tasa = producto.clase === 'vista' ? tasas[0] : undefined;
  const partes = [
    ...(tasa === undefined ? [] : [`Gana ${decirTasa(tasa.ppm)} anual con ese saldo.`]),
    ...(aperturaMinima > 0 ? [`Se abre con ${formatearQuetzales(centavos(aperturaMinima))} o más.`] : []),
  ];
  return partes.length === 0 ? null : <Note>{partes.join(' ')}</Note>;
}

function Agencia() {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(consultas.agencias());
  return (
    <SelectField
      name="agencia"
      label="Agencia"
      options={todas
        .filter(({ idAgencia }) => propias.includes(idAgencia))
        .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`])}
    />
  );
}

/** For how long, at which rate, and what happens at the end. */
function Plazo({ tasas }: Pick<Oferta, 'tasas'>) {
  const { control } = useFormContext<AperturaEscrita>();
  const alVencer = useWatch({ control, name: 'alVencer' });
  return (
    <>
      <SelectField name="plazo" label="Plazo" placeholder="Elija uno" options={tasas.flatMap(decirPlazo)} />
      <ChoiceField
        name="alVencer"
        label="Al vencer"
        options={destinosAlVencer.map((uno) => [uno, uno === 'renovar' ? 'Renovar' : 'Trasladar'])}
        description={nombresDeDestinoAlVencer[alVencer]}
      />
      {alVencer === 'trasladar' && <OtraCuenta name="destino" etiqueta="Se traslada a la cuenta" />}
    </>
  );
}

function decirPlazo({ plazo, ppm, vence }: Oferta['tasas'][number]): (readonly [string, string])[] {
  if (plazo === null) return [];
  const partes = [`${plazo} días`, decirTasa(ppm), ...(vence === null ? [] : [`vence ${formatDate(vence)}`])];
  return [[String(plazo), partes.join(', ')]];
}

function Numero({ propuesto }: { readonly propuesto: string | undefined }) {
  const { register, formState } = useFormContext<AperturaEscrita>();
  return (
    <TextInput
      label="Número de cuenta"
      placeholder={propuesto}
      description="Vacío: el que se propone."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="off"
      maxLength={20}
      classNames={{ input: 'cifras' }}
      error={formState.errors.numero?.message}
      {...register('numero', { setValueAs: (texto: string) => texto.toUpperCase() })}
    />
  );
}

interface PrimerDepositoProps {
  readonly aperturaMinima: number;
}

/** How the first money comes: at the counter afterwards, or now from another account. */
function PrimerDeposito({ aperturaMinima }: PrimerDepositoProps) {
  const { control } = useFormContext<AperturaEscrita>();
  const [primero, agencia, desde] = useWatch({ control, name: ['primero', 'agencia', 'desde'] });
  return (
    <>
      <ChoiceField
        name="primero"
        label="Primer depósito"
        options={[
          ['ventanilla', 'En ventanilla'],
          ['transferencia', 'De otra cuenta'],
        ]}
        description={
          primero === 'ventanilla'
            ? 'La cuenta se abre en cero y espera su depósito en caja.'
            : 'El dinero pasa de una cuenta a otra al abrirla.'
        }
      />
      {primero === 'transferencia' && (
        <>
          <OtraCuenta name="desde" etiqueta="De la cuenta" />
          <Monto aperturaMinima={aperturaMinima} />
          <BoundField name="puente">
            {({ value, onChange }) => (
              <Puente entre={[agencia, desde?.agencia]} valor={value} onCambio={onChange} />
            )}
          </BoundField>
        </>
      )}
    </>
  );
}

function Monto({ aperturaMinima }: PrimerDepositoProps) {
  return (
    <BoundField name="monto">
      {({ value, onChange, error }) => (
        <AmountField
          label="Monto (Q)"
          withAsterisk
          description={aperturaMinima > 0 && `Al menos ${formatearQuetzales(centavos(aperturaMinima))}.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </BoundField>
  );
}

interface OtraCuentaProps {
  readonly name: 'destino' | 'desde';
  readonly etiqueta: string;
}

function OtraCuenta({ name, etiqueta }: OtraCuentaProps) {
  return (
    <BoundField name={name}>
      {({ value, onChange, error }) => (
        <ElegirCuenta etiqueta={etiqueta} elegida={value} onCambio={onChange} error={error} />
      )}
    </BoundField>
  );
}
