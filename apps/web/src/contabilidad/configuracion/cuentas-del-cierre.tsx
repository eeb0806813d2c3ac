// The accounts through which a year's result is carried forward, those that should end each month at zero, those of the
// taxes, and whether the gates of a month must be signed.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { type ConfiguracionContable, verConfiguracion } from '@cuadra/contract/contabilidad/configuracion';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Control, Controller } from 'react-hook-form';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker, accountFullName } from '#ui/fields/account-picker.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './configuracion.module.css';
import { CuentasPuente } from './cuentas-puente.tsx';
import { useConfiguracion } from './use-configuracion.ts';

export function CuentasDelCierre({ seEdita }: { readonly seEdita: boolean }) {
  const configuracion = useQuery(queryOf(verConfiguracion));
  const catalogo = useQuery(queryOf(listarCatalogo));
  return (
    <Card titulo="Cierre de los libros">
      <Loaded
        consulta={both(configuracion, catalogo)}
        filas={5}
        alto={56}
        etiqueta="Cargando la configuración"
      >
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
    </Card>
  );
}

interface Props {
  readonly guardada: ConfiguracionContable;
  readonly cuentas: readonly Cuenta[];
}

function Formulario({ guardada, cuentas }: Props) {
  const { formulario, general, guardar, descartar } = useConfiguracion(guardada);
  const { control, formState } = formulario;
  return (
    <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Cierre de los libros">
      <UnsavedWork nombre="contabilidad/configuracion" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <div className={classes.dos}>
        {CAMPOS.map((campo) => (
          <CampoDeCuenta key={campo.nombre} campo={campo} control={control} cuentas={cuentas} />
        ))}
      </div>
      <CuentasPuente formulario={formulario} cuentas={cuentas} />
      <div className={classes.dos}>
        {IMPUESTOS.map((campo) => (
          <CampoDeCuenta key={campo.nombre} campo={campo} control={control} cuentas={cuentas} seQuita />
        ))}
      </div>
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
      <SaveButtons formState={formState} onDescartar={descartar} />
    </form>
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
        <div className={classes.cuenta}>
          <AccountPicker
            etiqueta={campo.etiqueta}
            nota={campo.nota}
            cuentas={cuentas}
            valor={value ?? undefined}
            onCambio={onChange}
            error={error?.message}
          />
          {seQuita && value !== null && (
            <IconButton
              etiqueta={`Quitar ${campo.etiqueta}`}
              icono={XMarkIcon}
              onClick={() => onChange(null)}
            />
          )}
        </div>
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
    <dl className={classes.datos}>
      {CAMPOS.map(({ nombre, etiqueta }) => (
        <div key={nombre}>
          <dt>{etiqueta}</dt>
          <dd>{nombreDe(guardada[nombre])}</dd>
        </div>
      ))}
      {IMPUESTOS.map(({ nombre, etiqueta }) => (
        <div key={nombre}>
          <dt>{etiqueta}</dt>
          <dd>{guardada[nombre] === null ? 'Ninguna' : nombreDe(guardada[nombre])}</dd>
        </div>
      ))}
      <div>
        <dt>Cuentas puente</dt>
        <dd>
          {cuentasPuente.length === 0
            ? 'Ninguna'
            : cuentasPuente.map((una) => <p key={una}>{nombreDe(una)}</p>)}
        </dd>
      </div>
      <div>
        <dt>Firmas para cerrar un mes</dt>
        <dd>{exigirFirmas ? 'Se exigen todas' : 'No se exigen'}</dd>
      </div>
    </dl>
  );
}
