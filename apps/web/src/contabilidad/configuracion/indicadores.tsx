// Which accounts make up each indicator of the welcome screen: added from the chart, of detail or headers, each of them
// added to the figure or taken away from it.

import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type CuentaDeIndicador,
  type CuentasDeIndicadores,
  cuentasDeIndicadores,
  guardarIndicadores,
  type IdDeIndicador,
  indicadores,
  nombresDeIndicador,
  verIndicadores,
} from '@cuadra/contract/contabilidad/indicadores';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker, accountFullName } from '#ui/fields/account-picker.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';

export function Indicadores({ seEdita }: { readonly seEdita: boolean }) {
  const guardados = useQuery(queryOf(verIndicadores));
  const catalogo = useQuery(queryOf(listarCatalogo));
  return (
    <div id="indicadores">
      <Section card max="64rem" title="Indicadores del inicio">
        <Loaded query={both(guardados, catalogo)} rows={5} height={56} label="Cargando los indicadores">
          {([deAhora, cuentas]) =>
            seEdita ? (
              <Formulario guardados={deAhora} catalogo={cuentas} />
            ) : (
              <Lectura guardados={deAhora} catalogo={cuentas} />
            )
          }
        </Loaded>
      </Section>
    </div>
  );
}

interface Props {
  readonly guardados: CuentasDeIndicadores;
  readonly catalogo: readonly Cuenta[];
}

function Formulario({ guardados, catalogo }: Props) {
  const { form: formulario, general, submit: guardar, discard: descartar } = useIndicadores(guardados);
  const { control, formState } = formulario;
  const { errors } = formState;
  return (
    <Stack as="form" gap="xl" pad="xl" onSubmit={guardar} noValidate aria-label="Indicadores del inicio">
      <UnsavedWork name="contabilidad/configuracion/indicadores" form={formulario} />
      {general !== undefined && <FormNotice tone="error" text={general} />}
      <Controller
        control={control}
        name="cuentas"
        render={({ field: { value, onChange } }) => (
          <Grid min="20rem" gap="xl">
            {indicadores.map((id) => (
              <UnIndicador
                key={id}
                id={id}
                cuentas={value}
                catalogo={catalogo}
                onCambio={onChange}
                errorDe={(indice) => errors.cuentas?.[indice]?.idCuenta?.message}
              />
            ))}
          </Grid>
        )}
      />
      <SaveButtons formState={formState} onDiscard={descartar} />
    </Stack>
  );
}

interface UnIndicadorProps {
  readonly id: IdDeIndicador;
  readonly cuentas: readonly CuentaDeIndicador[];
  readonly catalogo: readonly Cuenta[];
  readonly onCambio: (cuentas: CuentaDeIndicador[]) => void;
  readonly errorDe: (indice: number) => string | undefined;
}

function UnIndicador({ id, cuentas, catalogo, onCambio, errorDe }: UnIndicadorProps) {
  const suyas = new Set(cuentas.filter(({ indicador }) => indicador === id).map(({ idCuenta }) => idCuenta));
  return (
    <Stack as="section" gap="md" max="40rem" aria-label={nombresDeIndicador[id]}>
      <AccountPicker
        label={nombresDeIndicador[id]}
        note={NOTAS[id]}
        hint="Agregue por código o nombre"
        cuentas={catalogo.filter(({ idCuenta }) => !suyas.has(idCuenta))}
        value={undefined}
        onChange={(idCuenta) => onCambio([...cuentas, { indicador: id, idCuenta, signo: 1 }])}
      />
      <Stack as="ul" size="sm">
        {cuentas.map((cuenta, indice) =>
          cuenta.indicador === id ? (
            <Renglon
              key={cuenta.idCuenta}
              cuenta={cuenta}
              nombre={nombrar(cuenta.idCuenta, catalogo)}
              error={errorDe(indice)}
              onSigno={() =>
                onCambio(cuentas.with(indice, { ...cuenta, signo: cuenta.signo === 1 ? -1 : 1 }))
              }
              onQuitar={() => onCambio(cuentas.toSpliced(indice, 1))}
            />
          ) : null,
        )}
      </Stack>
    </Stack>
  );
}

const NOTAS: Readonly<Record<IdDeIndicador, string>> = {
  disponibilidad: 'El efectivo y los bancos de que se dispone hoy.',
  depositos: 'Lo que los asociados tienen depositado.',
  cartera: 'Los créditos otorgados; reste la estimación si la quiere neta.',
  mora: 'La parte de la cartera que no está al día.',
  capital: 'A estas cuentas se suma el resultado por cerrar, como en el balance general.',
};

interface RenglonProps {
  readonly cuenta: CuentaDeIndicador;
  readonly nombre: string;
  readonly error: string | undefined;
  readonly onSigno: () => void;
  readonly onQuitar: () => void;
}

function Renglon({ cuenta: { idCuenta, signo }, nombre, error, onSigno, onQuitar }: RenglonProps) {
  return (
    <Row as="li" oneLine justify="between" gap="md" minHeight="2.25rem" line="below" figures>
      <span>
        {nombre}
        {error !== undefined && (
          <Text as="span" tone="error">
            {' '}
            {error}
          </Text>
        )}
      </span>
      <Row as="span" oneLine rigid>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={`${idCuenta}: ${signo === 1 ? 'suma' : 'resta'}. Cambiar`}
          onClick={onSigno}
        >
          {signo === 1 ? 'Suma' : 'Resta'}
        </Button>
        <IconButton label={`Quitar ${idCuenta}`} icon={XMarkIcon} size={28} onClick={onQuitar} />
      </Row>
    </Row>
  );
}

function Lectura({ guardados: { cuentas }, catalogo }: Props) {
  return (
    <Facts width="min(13rem, 40%)" pad="xl">
      {indicadores.map((id) => {
        const suyas = cuentas.filter(({ indicador }) => indicador === id);
        return (
          <Fact key={id} label={nombresDeIndicador[id]}>
            {suyas.length === 0
              ? 'Sin cuentas elegidas'
              : suyas.map(({ idCuenta, signo }) => (
                  <Text key={idCuenta}>
                    {signo === 1 ? '' : 'Menos '}
                    {nombrar(idCuenta, catalogo)}
                  </Text>
                ))}
          </Fact>
        );
      })}
    </Facts>
  );
}

function nombrar(idCuenta: string, catalogo: readonly Cuenta[]): string {
  const cuenta = catalogo.find((una) => una.idCuenta === idCuenta);
  return cuenta === undefined ? idCuenta : accountFullName(cuenta);
}

const useIndicadores = (guardados: CuentasDeIndicadores) =>
  useSavedForm<CuentasDeIndicadores>({
    resolver: zodResolver(cuentasDeIndicadores),
    saved: guardados,
    save: async (body) => {
      const nuevos = await call(guardarIndicadores, { body });
      queryClient.setQueryData(queryOf(verIndicadores).queryKey, nuevos);
      return nuevos;
    },
    fields: ({ cuentas }) => cuentas.map((_, indice) => `cuentas.${indice}.idCuenta` as const),
    confirmation: 'Indicadores guardados.',
  });
