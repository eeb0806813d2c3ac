// Which accounts make up each indicator of the welcome screen: added from the chart, of detail or headers, each of them
// added to the figure or taken away from it.
import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type CuentaDeIndicador,
  type CuentasDeIndicadores,
  type IdDeIndicador,
  indicadores,
  nombresDeIndicador,
  verIndicadores,
} from '@cuadra/contract/contabilidad/indicadores';
import { XMarkIcon } from '@heroicons/react/16/solid';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker, accountFullName } from '#ui/fields/account-picker.tsx';
import { SaveButtons } from '#ui/fields/save-buttons.tsx';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './configuracion.module.css';
import { useIndicadores } from './use-indicadores.ts';

export function Indicadores({ seEdita }: { readonly seEdita: boolean }) {
  const guardados = useQuery(queryOf(verIndicadores));
  const catalogo = useQuery(queryOf(listarCatalogo));
  return (
    <div id="indicadores">
      <Card titulo="Indicadores del inicio">
        <Loaded consulta={both(guardados, catalogo)} filas={5} alto={56} etiqueta="Cargando los indicadores">
          {([deAhora, cuentas]) =>
            seEdita ? (
              <Formulario guardados={deAhora} catalogo={cuentas} />
            ) : (
              <Lectura guardados={deAhora} catalogo={cuentas} />
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}

interface Props {
  readonly guardados: CuentasDeIndicadores;
  readonly catalogo: readonly Cuenta[];
}

function Formulario({ guardados, catalogo }: Props) {
  const { formulario, general, guardar, descartar } = useIndicadores(guardados);
  const { control, formState } = formulario;
  const { errors } = formState;
  return (
    <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Indicadores del inicio">
      <UnsavedWork nombre="contabilidad/configuracion/indicadores" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <Controller
        control={control}
        name="cuentas"
        render={({ field: { value, onChange } }) => (
          <div className={classes.dos}>
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
          </div>
        )}
      />
      <SaveButtons formState={formState} onDescartar={descartar} />
    </form>
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
    <section className={classes.puentes} aria-label={nombresDeIndicador[id]}>
      <AccountPicker
        etiqueta={nombresDeIndicador[id]}
        nota={NOTAS[id]}
        pista="Agregue por código o nombre"
        cuentas={catalogo.filter(({ idCuenta }) => !suyas.has(idCuenta))}
        valor={undefined}
        onCambio={(idCuenta) => onCambio([...cuentas, { indicador: id, idCuenta, signo: 1 }])}
      />
      <ul className={classes.lista}>
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
      </ul>
    </section>
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
    <li>
      <span>
        {nombre}
        {error !== undefined && <span className={classes.error}> {error}</span>}
      </span>
      <span className={classes.ordenes}>
        <button
          type="button"
          aria-label={`${idCuenta}: ${signo === 1 ? 'suma' : 'resta'}. Cambiar`}
          onClick={onSigno}
        >
          {signo === 1 ? 'Suma' : 'Resta'}
        </button>
        <button type="button" aria-label={`Quitar ${idCuenta}`} onClick={onQuitar}>
          <XMarkIcon width={16} height={16} aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}

function Lectura({ guardados: { cuentas }, catalogo }: Props) {
  return (
    <dl className={classes.datos}>
      {indicadores.map((id) => {
        const suyas = cuentas.filter(({ indicador }) => indicador === id);
        return (
          <div key={id}>
            <dt>{nombresDeIndicador[id]}</dt>
            <dd>
              {suyas.length === 0
                ? 'Sin cuentas elegidas'
                : suyas.map(({ idCuenta, signo }) => (
                    <p key={idCuenta}>
                      {signo === 1 ? '' : 'Menos '}
                      {nombrar(idCuenta, catalogo)}
                    </p>
                  ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function nombrar(idCuenta: string, catalogo: readonly Cuenta[]): string {
  const cuenta = catalogo.find((una) => una.idCuenta === idCuenta);
  return cuenta === undefined ? idCuenta : accountFullName(cuenta);
}
