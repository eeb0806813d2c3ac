// The fields of an opening, in the order in which they are decided. What the product offers comes once it is chosen.
import type { ProductoDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { centavos } from '@cuadra/core/dinero';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { consultas } from '../consultas.ts';
import { ElegirTitulares } from '../elegir/elegir-titulares.tsx';
import classes from './apertura.module.css';
import type { AperturaEscrita } from './apertura-escrita.ts';
import { PlazoDeApertura } from './plazo-de-apertura.tsx';
import { PrimerDeposito } from './primer-deposito.tsx';

interface CamposDeAperturaProps {
  readonly formulario: UseFormReturn<AperturaEscrita>;
  readonly productos: readonly ProductoDeCuenta[];
}

export function CamposDeApertura({ formulario, productos }: CamposDeAperturaProps) {
  const { control, register, formState } = formulario;
  const oferta = useOferta(formulario);
  return (
    <>
      <div className={classes.dos}>
        <Producto formulario={formulario} productos={productos} />
        <Agencia formulario={formulario} />
      </div>
      {oferta.error !== null && <FormNotice tono="error" texto={messageOf(oferta.error)} />}
      {oferta.data !== undefined && <Ofrecido oferta={oferta.data} />}
      <Controller
        control={control}
        name="titulares"
        render={({ field, fieldState }) => (
          <ElegirTitulares
            titulares={field.value}
            onCambio={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      {oferta.data?.producto.clase === 'plazo' && (
        <PlazoDeApertura formulario={formulario} tasas={oferta.data.tasas} />
      )}
      <TextInput
        label="Número de cuenta"
        placeholder={oferta.data?.numero}
        description="Vacío: el que se propone."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        maxLength={20}
        classNames={{ input: 'cifras' }}
        error={formState.errors.numero?.message}
        {...register('numero', { setValueAs: (texto: string) => texto.toUpperCase() })}
      />
      <PrimerDeposito formulario={formulario} aperturaMinima={oferta.data?.aperturaMinima ?? 0} />
    </>
  );
}

/** What the product offers to this agencia and this amount; whether it has a term decides what else is asked. */
function useOferta({ control, setValue, getValues }: UseFormReturn<AperturaEscrita>) {
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

interface OfrecidoProps {
  readonly oferta: NonNullable<ReturnType<typeof useOferta>['data']>;
}

function Ofrecido({ oferta: { producto, tasas, aperturaMinima } }: OfrecidoProps) {
  const tasa = producto.clase === 'vista' ? tasas[0] : undefined;
  const partes = [
    ...(tasa === undefined ? [] : [`Gana ${decirTasa(tasa.ppm)} anual con ese saldo.`]),
    ...(aperturaMinima > 0 ? [`Se abre con ${formatearQuetzales(centavos(aperturaMinima))} o más.`] : []),
  ];
  return partes.length === 0 ? null : <p className={classes.nota}>{partes.join(' ')}</p>;
}

function Producto({ formulario: { control }, productos }: CamposDeAperturaProps) {
  return (
    <Controller
      control={control}
      name="producto"
      render={({ field, fieldState }) => (
        <div>
          <SelectField
            etiqueta="Producto"
            todos="Elija uno"
            valor={field.value}
            opciones={productos.map(({ id, codigo, nombre }) => [String(id), `${codigo} ${nombre}`] as const)}
            onCambio={(id) => field.onChange(id ?? '')}
          />
          {fieldState.error !== undefined && (
            <p className={classes.error} role="alert">
              {fieldState.error.message}
            </p>
          )}
        </div>
      )}
    />
  );
}

function Agencia({ formulario: { control } }: Pick<CamposDeAperturaProps, 'formulario'>) {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(consultas.agencias());
  return (
    <Controller
      control={control}
      name="agencia"
      render={({ field }) => (
        <SelectField
          etiqueta="Agencia"
          valor={field.value}
          opciones={todas
            .filter(({ idAgencia }) => propias.includes(idAgencia))
            .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`])}
          onCambio={field.onChange}
        />
      )}
    />
  );
}
