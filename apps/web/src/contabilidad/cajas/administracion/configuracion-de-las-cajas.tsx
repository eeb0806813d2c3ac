// What was decided about all the cajas: where differences and cash on its way are posted, what a dollar is worth, and from
// which amounts people are identified.
import { configuracionDeCajas, guardarConfiguracionDeCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { centavos } from '@cuadra/core/dinero';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type Control, Controller } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker, accountFullName } from '#ui/fields/account-picker.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { consultas } from '../consultas.ts';
import { decirTasa } from '../conteo/decir-tasa.ts';
import classes from './administracion.module.css';
import { MontoControlado } from './monto-controlado.tsx';
import { TasaField } from './tasa-field.tsx';

export function ConfiguracionDeLasCajas({ seEdita }: { readonly seEdita: boolean }) {
  const configuracion = useQuery(consultas.configuracion());
  const catalogo = useQuery(queryOf(listarCatalogo));
  return (
    <Card titulo="Configuración de las cajas">
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
  const { formulario, general, guardar, descartar } = useConfiguracion(guardada);
  const { control, formState } = formulario;
  return (
    <form className={classes.pagina} onSubmit={guardar} noValidate aria-label="Configuración de las cajas">
      <UnsavedWork nombre="cajas/configuracion" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <div className={classes.cuentas}>
        {CUENTAS.map((campo) => (
          <Controller
            key={campo.nombre}
            control={control}
            name={campo.nombre}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <AccountPicker
                etiqueta={campo.etiqueta}
                nota={campo.nota}
                cuentas={cuentas}
                valor={value ?? undefined}
                onCambio={onChange}
                error={error?.message}
              />
            )}
          />
        ))}
      </div>
      <Montos control={control} />
      <SaveButtons formState={formState} onDescartar={descartar} />
    </form>
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

function Montos({ control }: { readonly control: Control<Escrita> }) {
  return (
    <div className={classes.tres}>
      <Controller
        control={control}
        name="tasaDolar"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <TasaField valor={value} onCambio={onChange} error={error?.message} />
        )}
      />
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
    </div>
  );
}

function Lectura({ guardada, cuentas }: Props) {
  const nombreDe = (idCuenta: string | null) => {
    const cuenta = cuentas.find((una) => una.idCuenta === idCuenta);
    return cuenta === undefined ? (idCuenta ?? 'Sin elegir') : accountFullName(cuenta);
  };
  return (
    <dl className={classes.datos}>
      {CUENTAS.map(({ nombre, etiqueta }) => (
        <div key={nombre}>
          <dt>{etiqueta}</dt>
          <dd>{nombreDe(guardada[nombre])}</dd>
        </div>
      ))}
      <div>
        <dt>Quetzales por dólar</dt>
        <dd className="cifras">{decirTasa(guardada.tasaDolar)}</dd>
      </div>
      <div>
        <dt>Origen de fondos desde, en dólares</dt>
        <dd className="cifras">{`US$\u00a0${formatearMonto(centavos(guardada.umbralIve))}`}</dd>
      </div>
      <div>
        <dt>Identificar a la persona desde</dt>
        <dd className="cifras">{formatearQuetzales(centavos(guardada.identificarDesde))}</dd>
      </div>
    </dl>
  );
}
