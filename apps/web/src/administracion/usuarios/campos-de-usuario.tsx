// Who a person is, and what they may do and where: the same questions whether they are created, edited or approved. Inside the form of
// an order that has those fields.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { nombresDeRol, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import { verReglasDePoder } from '@cuadra/contract/administracion/poderes';
import { type Agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { Button, Checkbox, type InputWrapperProps, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefCallback } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { queryOf } from '#platform/query.ts';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { TextField } from '#ui/order/fields.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { exclusionDe } from './exclusion.ts';
import { fraseDeRol } from './frase-de-permisos.ts';

export function CamposDePersona({ empieza = false }: { readonly empieza?: boolean }) {
  const { register, formState } = useFormContext<{ correo: string }>();
  return (
    <>
      <TextField name="nombre" label="Nombre" autoFocus={empieza} />
      <TextInput
        label="Correo"
        withAsterisk
        type="email"
        autoComplete="off"
        error={formState.errors.correo?.message}
        {...register('correo')}
      />
    </>
  );
}

interface Permisos {
  roles: Rol[];
  agencias: string[];
}

export function CamposDePermiso() {
  const { control } = useFormContext<Permisos>();
  return (
    <>
      <Controller
        control={control}
        name="roles"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <ElegirRoles valor={value} onCambio={onChange} referencia={ref} error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="agencias"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <ElegirAgencias
            valor={value}
            onCambio={onChange}
            referencia={ref}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}

interface CampoProps<T extends string> {
  readonly valor: readonly T[];
  readonly onCambio: (elegidos: T[]) => void;
  readonly error: string | undefined;
  /** The first box, where the focus goes when something is wrong with the choice. */
  readonly referencia: RefCallback<HTMLInputElement>;
}

/**
 * The roles of a person, each with what it lets them do. One that excludes another already chosen cannot be added, and says why; one
 * that nobody gives alone says that it will wait.
 */
function ElegirRoles({ valor, onCambio, error, referencia }: CampoProps<Rol>) {
  const { data: reglas } = useQuery(queryOf(verReglasDePoder));
  const espera = (rol: Rol) =>
    reglas !== undefined && reglas.firmadaEn !== null && reglas.aprueban.some((uno) => uno.rol === rol);
  return (
    <GrupoDeCasillas
      etiqueta="Roles"
      error={error}
      valor={valor}
      onCambio={(elegidos) => onCambio(roles.filter((rol) => elegidos.includes(rol)))}
    >
      <Stack gap="lg" roomAbove="md">
        {roles.map((rol, indice) => {
          const exclusion = exclusionDe(rol, valor, reglas?.incompatibles ?? []);
          const frase = espera(rol) ? `${fraseDeRol(rol)} Otorgarlo espera a otra persona.` : fraseDeRol(rol);
          return (
            <Checkbox
              key={rol}
              value={rol}
              label={nombresDeRol[rol]}
              description={exclusion ?? frase}
              disabled={exclusion !== undefined}
              ref={indice === 0 ? referencia : null}
            />
          );
        })}
      </Stack>
    </GrupoDeCasillas>
  );
}

/** The agencias a person works in. Those that are closed are offered only to whoever already has them. */
function ElegirAgencias(props: CampoProps<string>) {
  const agencias = useQuery(queryOf(listarAgencias));
  if (agencias.data !== undefined) return <Casillas agencias={agencias.data} {...props} />;
  if (agencias.isError) return <ErrorState error={agencias.error} retry={agencias.refetch} />;
  return <SkeletonRows rows={3} height={28} label="Cargando las agencias" />;
}

interface CasillasProps extends CampoProps<string> {
  readonly agencias: readonly Agencia[];
}

function Casillas({ agencias, valor, onCambio, error, referencia }: CasillasProps) {
  const ofrecidas = agencias.filter(({ idAgencia, activa }) => activa || valor.includes(idAgencia));
  const elegir = (elegidas: readonly string[]) =>
    onCambio(ofrecidas.map(({ idAgencia }) => idAgencia).filter((id) => elegidas.includes(id)));
  const todas = ofrecidas.filter(({ activa }) => activa).map(({ idAgencia }) => idAgencia);
  const faltan = todas.some((id) => !valor.includes(id));
  return (
    <Stack gap="md">
      <GrupoDeCasillas etiqueta="Agencias" error={error} valor={valor} onCambio={elegir}>
        <Grid min="15rem" even gap="lg xl" roomAbove="md">
          {ofrecidas.map(({ idAgencia, nombreAgencia, activa }, indice) => (
            <Checkbox
              key={idAgencia}
              value={idAgencia}
              label={`${idAgencia} ${nombreAgencia}${activa ? '' : ' (inactiva)'}`}
              ref={indice === 0 ? referencia : null}
            />
          ))}
        </Grid>
      </GrupoDeCasillas>
      {todas.length > 1 && (
        <Box alignSelf="start">
          <Button
            variant="subtle"
            size="compact-xs"
            // Its text, not its edge, stands in line with the boxes.
            ml={-8}
            onClick={() => elegir(faltan ? [...valor, ...todas] : [])}
          >
            <Text as="span" tone="primary">
              {faltan ? 'Elegir todas' : 'Quitar todas'}
            </Text>
          </Button>
        </Box>
      )}
    </Stack>
  );
}

interface GrupoDeCasillasProps {
  readonly etiqueta: string;
  readonly valor: readonly string[];
  readonly onCambio: (elegidas: string[]) => void;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

// The focus goes to the first box when the choice is wrong, so what is wrong is said right above it.
const ORDEN = ['label', 'error', 'input'] satisfies InputWrapperProps['inputWrapperOrder'];

function GrupoDeCasillas({ etiqueta, valor, onCambio, error, children }: GrupoDeCasillasProps) {
  return (
    <Checkbox.Group
      label={etiqueta}
      withAsterisk
      error={error}
      inputWrapperOrder={ORDEN}
      errorProps={{ role: 'alert' }}
      value={[...valor]}
      onChange={onCambio}
    >
      {children}
    </Checkbox.Group>
  );
}
