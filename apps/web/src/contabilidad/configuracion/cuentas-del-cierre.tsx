// The accounts through which a year's result is carried forward, those that should end each month at zero, those of the
// taxes, and whether the gates of a month must be signed.

import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type ConfiguracionContable,
  configuracionContable,
  guardarConfiguracion,
  verConfiguracion,
} from '@cuadra/contract/contabilidad/configuracion';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { zodResolver } from '@hookform/resolvers/zod';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Control, Controller, type UseFormReturn } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker, accountFullName } from '#ui/fields/account-picker.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';

export function CuentasDelCierre({ seEdita }: { readonly seEdita: boolean }) {
  const configuracion = useQuery(queryOf(verConfiguracion));
  const catalogo = useQuery(queryOf(listarCatalogo));
  return (
    <Section card max="64rem" title="Cierre de los libros">
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

interface Props {
  readonly guardada: ConfiguracionContable;
  readonly cuentas: readonly Cuenta[];
}

function Formulario({ guardada, cuentas }: Props) {
  const { form: formulario, general, submit: guardar, discard: descartar } = useConfiguracion(guardada);
  const { control, formState } = formulario;
  return (
    <Stack as="form" gap="xl" pad="xl" onSubmit={guardar} noValidate aria-label="Cierre de los libros">
      <UnsavedWork name="contabilidad/configuracion" form={formulario} />
      {general !== undefined && <FormNotice tone="error" text={general} />}
      <Grid min="20rem" gap="xl">
        {CAMPOS.map((campo) => (
          <CampoDeCuenta key={campo.nombre} campo={campo} control={control} cuentas={cuentas} />
        ))}
      </Grid>
      <CuentasPuente formulario={formulario} cuentas={cuentas} />
      <Grid min="20rem" gap="xl">
        {IMPUESTOS.map((campo) => (
          <CampoDeCuenta key={campo.nombre} campo={campo} control={control} cuentas={cuentas} seQuita />
        ))}
      </Grid>
      <Controller
        control={control}
        name="exigirFirmas"
        render={({ field: { value, ...field } }) => (
          <Switch
            label="Exigir todas las firmas para cerrar un mes"
            description="Cada compuerta debe tener una firma vigente."
            checked={value}
            {...field}
          />
        )}
      />
      <SaveButtons formState={formState} onDiscard={descartar} />
    </Stack>
  );
}

const CAMPOS = [
  {
    nombre: 'cuentaResultado',
    etiqueta: 'Resultado del ejercicio',
    nota: 'Recibe productos menos gastos al cerrar el año.',
  },
  {
    nombre: 'cuentaResultadosAcumulados',
    etiqueta: 'Resultados acumulados',
    nota: 'A donde pasa ese resultado el primer día del año siguiente.',
  },
] as const;

const IMPUESTOS = [
  {
    nombre: 'cuentaIvaCredito',
    etiqueta: 'IVA crédito fiscal',
    nota: 'La que propone «Desglosar IVA» al debe.',
  },
  {
    nombre: 'cuentaIvaDebito',
    etiqueta: 'IVA débito fiscal',
    nota: 'La que propone «Desglosar IVA» al haber.',
  },
  { nombre: 'cuentaIsrRetenido', etiqueta: 'ISR retenido', nota: 'La que propone «Retener ISR».' },
] as const;

interface CampoDeCuentaProps {
  readonly campo: (typeof CAMPOS)[number] | (typeof IMPUESTOS)[number];
  readonly control: Control<ConfiguracionContable>;
  readonly cuentas: readonly Cuenta[];
  /** Whether it may be left without an account. */
  readonly seQuita?: boolean;
}

function CampoDeCuenta({ campo, control, cuentas, seQuita = false }: CampoDeCuentaProps) {
  return (
    <Controller
      control={control}
      name={campo.nombre}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Row oneLine gap="xs">
          <Box grow>
            <AccountPicker
              label={campo.etiqueta}
              note={campo.nota}
              cuentas={cuentas}
              value={value ?? undefined}
              onChange={onChange}
              error={error?.message}
            />
          </Box>
          {seQuita && value !== null && (
            <IconButton label={`Quitar ${campo.etiqueta}`} icon={XMarkIcon} onClick={() => onChange(null)} />
          )}
        </Row>
      )}
    />
  );
}

function Lectura({ guardada, cuentas }: Props) {
  const nombreDe = (idCuenta: string) => {
    const cuenta = cuentas.find((una) => una.idCuenta === idCuenta);
    return cuenta === undefined ? idCuenta : accountFullName(cuenta);
  };
  const { cuentasPuente, exigirFirmas } = guardada;
  return (
    <Facts width="min(13rem, 40%)" pad="xl">
      {CAMPOS.map(({ nombre, etiqueta }) => (
        <Fact key={nombre} label={etiqueta}>
          {nombreDe(guardada[nombre])}
        </Fact>
      ))}
      {IMPUESTOS.map(({ nombre, etiqueta }) => (
        <Fact key={nombre} label={etiqueta}>
          {guardada[nombre] === null ? 'Ninguna' : nombreDe(guardada[nombre])}
        </Fact>
      ))}
      <Fact label="Cuentas puente">
        {cuentasPuente.length === 0
          ? 'Ninguna'
          : cuentasPuente.map((una) => <Text key={una}>{nombreDe(una)}</Text>)}
      </Fact>
      <Fact label="Firmas para cerrar un mes">{exigirFirmas ? 'Se exigen todas' : 'No se exigen'}</Fact>
    </Facts>
  );
}

interface CuentasPuenteProps {
  readonly formulario: UseFormReturn<ConfiguracionContable>;
  readonly cuentas: readonly Cuenta[];
}

/** The clearing accounts, added one by one from the chart. */
function CuentasPuente({ formulario: { control, formState }, cuentas }: CuentasPuenteProps) {
  const errores = formState.errors.cuentasPuente;
  return (
    <Controller
      control={control}
      name="cuentasPuente"
      render={({ field: { value, onChange } }) => {
        const puentes = new Set(value);
        const poner = (idCuenta: string) => onChange([...puentes, idCuenta].sort());
        const quitar = (idCuenta: string) => onChange(value.filter((una) => una !== idCuenta));
        return (
          <Stack as="section" gap="md" max="40rem" aria-label="Cuentas puente">
            <AccountPicker
              label="Cuentas puente"
              note="El dinero solo pasa por ellas: cada mes deben quedar en cero, o explicarse."
              hint="Agregue por código o nombre"
              cuentas={cuentas.filter(({ idCuenta }) => !puentes.has(idCuenta))}
              value={undefined}
              onChange={poner}
            />
            <Stack as="ul" size="sm">
              {value.map((idCuenta, indice) => {
                const cuenta = cuentas.find((una) => una.idCuenta === idCuenta);
                return (
                  <Row
                    as="li"
                    key={idCuenta}
                    oneLine
                    justify="between"
                    gap="md"
                    minHeight="2.25rem"
                    line="below"
                    figures
                  >
                    <span>
                      {cuenta === undefined ? idCuenta : accountFullName(cuenta)}
                      {errores?.[indice]?.message !== undefined && (
                        <Text as="span" tone="error">
                          {' '}
                          {errores[indice].message}
                        </Text>
                      )}
                    </span>
                    <IconButton
                      label={`Quitar ${idCuenta}`}
                      icon={XMarkIcon}
                      size={28}
                      onClick={() => quitar(idCuenta)}
                    />
                  </Row>
                );
              })}
            </Stack>
          </Stack>
        );
      }}
    />
  );
}

const useConfiguracion = (guardada: ConfiguracionContable) =>
  useSavedForm<ConfiguracionContable>({
    resolver: zodResolver(configuracionContable),
    saved: guardada,
    save: async (body) => {
      const nueva = await call(guardarConfiguracion, { body });
      queryClient.setQueryData(queryOf(verConfiguracion).queryKey, nueva);
      return nueva;
    },
    fields: ({ cuentasPuente }) => [
      'cuentaResultado',
      'cuentaResultadosAcumulados',
      'cuentaIvaCredito',
      'cuentaIvaDebito',
      'cuentaIsrRetenido',
      ...cuentasPuente.map((_, indice) => `cuentasPuente.${indice}` as const),
    ],
    confirmation: 'Configuración guardada.',
  });
