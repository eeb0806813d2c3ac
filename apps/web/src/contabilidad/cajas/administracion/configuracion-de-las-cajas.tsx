// What was decided about all the cajas: where differences and cash on its way are posted, what a dollar is worth, and from
// which amounts people are identified.
import { configuracionDeCajas, guardarConfiguracionDeCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { centavos } from '@cuadra/core/dinero';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker, accountFullName } from '#ui/fields/account-picker.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { BoundField } from '#ui/order/fields.tsx';
import { UNREADABLE } from '#ui/states/unreadable.ts';
import { consultas } from '../consultas.ts';
import { MontoControlado } from './monto-controlado.tsx';
import { decirTasa, escribirTasa, leerTasa } from './tasa.ts';

export function ConfiguracionDeLasCajas({ seEdita }: { readonly seEdita: boolean }) {
  const configuracion = useQuery(consultas.configuracion());
  const catalogo = useQuery(queryOf(listarCatalogo));
  return (
    <Section card max="64rem" title="Configuración de las cajas">
      <Loaded query={both(configuracion, catalogo)} rows={5} height={56} label="Cargando la configuración">
        {([guardada, cuentas]) =>
          seEdita ? (
            <Formulario
              guardada={guardada}
              cuentas={cuentas.filter(({ tipoCuenta }) => tipoCuenta === 'D')}
            />
          ) : (
            <Lectura guardada={guardada} cuentas={cuentas} />
          )
        }
      </Loaded>
    </Section>
  );
}

/** As it is written: amounts are numbers until they are sent. */
type Escrita = z.input<typeof configuracionDeCajas>;

interface Props {
  readonly guardada: Escrita;
  readonly cuentas: readonly Cuenta[];
}

const CUENTAS = [
  { nombre: 'cuentaSobrante', etiqueta: 'Sobrantes', nota: 'Recibe lo que se encuentra de más.' },
  { nombre: 'cuentaFaltante', etiqueta: 'Faltantes', nota: 'Los que asume la institución.' },
  { nombre: 'cuentaEmpleado', etiqueta: 'Faltantes de empleados', nota: 'Los que se cobran al cajero.' },
  {
    nombre: 'cuentaTransito',
    etiqueta: 'Efectivo en tránsito',
    nota: 'Lo que una caja envió y otra no ha recibido.',
  },
] as const;

function Formulario({ guardada, cuentas }: Props) {
  const { form: formulario, general, submit: guardar, discard: descartar } = useConfiguracion(guardada);
  return (
    <FormProvider {...formulario}>
      <Stack
        as="form"
        gap="xl"
        pad="xl"
        noValidate
        aria-label="Configuración de las cajas"
        onSubmit={guardar}
      >
        <UnsavedWork name="cajas/configuracion" form={formulario} />
        {general !== undefined && <FormNotice tone="error" text={general} />}
        <Grid min="22rem" gap="xl" align="start">
          {CUENTAS.map(({ nombre, etiqueta, nota }) => (
            <BoundField key={nombre} name={nombre}>
              {({ value, onChange, error }) => (
                <AccountPicker
                  label={etiqueta}
                  note={nota}
                  cuentas={cuentas}
                  value={value ?? undefined}
                  onChange={onChange}
                  error={error}
                />
              )}
            </BoundField>
          ))}
        </Grid>
        <Montos formulario={formulario} />
        <SaveButtons formState={formulario.formState} onDiscard={descartar} />
      </Stack>
    </FormProvider>
  );
}

function useConfiguracion(guardada: Escrita) {
  return useSavedForm<Escrita>({
    resolver: zodResolver(configuracionDeCajas),
    saved: guardada,
    save: async (body) => {
      const nueva = await call(guardarConfiguracionDeCajas, { body });
      queryClient.setQueryData(consultas.configuracion().queryKey, nueva);
      return nueva;
    },
    fields: () => [...CUENTAS.map(({ nombre }) => nombre), 'tasaDolar', 'umbralIve', 'identificarDesde'],
    confirmation: 'Configuración guardada.',
  });
}

function Montos({ formulario: { control } }: { readonly formulario: UseFormReturn<Escrita> }) {
  return (
    <Grid min="15rem" gap="xl" align="start">
      <BoundField name="tasaDolar">
        {({ value, onChange, error }) => <CampoDeTasa valor={value} onCambio={onChange} error={error} />}
      </BoundField>
      {/* Cents of a dollar are written as those of a quetzal. */}
      <MontoControlado
        control={control}
        name="umbralIve"
        label="Origen de fondos desde, en dólares"
        description="En un movimiento o varios de una persona en un día."
      />
      <MontoControlado
        control={control}
        name="identificarDesde"
        label="Identificar a la persona desde"
        description="En quetzales, en un movimiento de efectivo."
      />
    </Grid>
  );
}

interface CampoDeTasaProps {
  readonly valor: number;
  readonly onCambio: (tasa: number) => void;
  readonly error: string | undefined;
}

/** Quetzales for a dollar, written with up to six decimals and kept in parts per million. */
function CampoDeTasa({ valor, onCambio, error }: CampoDeTasaProps) {
  const [escrito, setEscrito] = useState<string>();
  const ilegible = escrito !== undefined && leerTasa(escrito) === undefined;
  const cambiar = (texto: string) => {
    setEscrito(texto);
    const tasa = leerTasa(texto);
    if (tasa !== undefined) onCambio(tasa);
  };
  return (
    <TextInput
      label="Quetzales por dólar"
      description="Para valuar los dólares contados y el umbral."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      className="cifras"
      inputMode="decimal"
      autoComplete="off"
      {...(ilegible ? UNREADABLE : {})}
      error={ilegible ? 'Escriba la tasa, como 7.65.' : error}
      value={escrito ?? escribirTasa(valor)}
      onChange={({ currentTarget }) => cambiar(currentTarget.value)}
      onBlur={() => {
        if (!ilegible) setEscrito(undefined);
      }}
    />
  );
}

function Lectura({ guardada, cuentas }: Props) {
  const nombreDe = (idCuenta: string | null) => {
    const cuenta = cuentas.find((una) => una.idCuenta === idCuenta);
    return cuenta === undefined ? (idCuenta ?? 'Sin elegir') : accountFullName(cuenta);
  };
  return (
    <Facts width="minmax(0, 13rem)" pad="xl">
      {CUENTAS.map(({ nombre, etiqueta }) => (
        <Fact key={nombre} label={etiqueta}>
          {nombreDe(guardada[nombre])}
        </Fact>
      ))}
      <Fact label="Quetzales por dólar" figures>
        {decirTasa(guardada.tasaDolar)}
      </Fact>
      <Fact label="Origen de fondos desde, en dólares" figures>
        {`US$\u00a0${formatearMonto(centavos(guardada.umbralIve))}`}
      </Fact>
      <Fact label="Identificar a la persona desde" figures>
        {formatearQuetzales(centavos(guardada.identificarDesde))}
      </Fact>
    </Facts>
  );
}
