// The columns of a sheet that the program does not recognise: somebody says which is which, sees how its first lines would be
// read, and the account remembers it.
import {
  type ColumnasDeEstadoVistas,
  verColumnasDeEstado,
} from '@cuadra/contract/contabilidad/bancos/columnas';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { MapeoDeEstado } from '@cuadra/core/bancos/mapeo-de-estado';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import type { ArchivoTraido } from '../archivo-traido.ts';
import { comoCuerpo, comoNombre } from '../use-cola.ts';
import { type Eleccion, eleccionInicial, mapeoDe } from './eleccion.ts';
import { HojaDeMuestra } from './hoja-de-muestra.tsx';
import { Maneras } from './maneras.tsx';
import classes from './mapeador.module.css';
import { PrimerasLineas } from './primeras-lineas.tsx';

interface MapeadorProps {
  readonly archivo: ArchivoTraido;
  readonly cuentas: readonly CuentaBancaria[];
  /** Absent: it is chosen here. */
  readonly cuenta: CuentaBancaria | undefined;
  readonly onCerrar: () => void;
  readonly onElegidas: (cuenta: CuentaBancaria, mapeo: MapeoDeEstado) => void;
}

export function Mapeador(props: MapeadorProps) {
  const { archivo, onCerrar } = props;
  const [conCambios, setConCambios] = useState(false);
  const consulta = useQuery({
    queryKey: [verColumnasDeEstado.path, archivo.clave],
    queryFn: () =>
      call(verColumnasDeEstado, { query: { nombre: comoNombre(archivo) }, body: comoCuerpo(archivo) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <FormDialog
      titulo={`Columnas de ${archivo.nombre}`}
      ancho={1080}
      conCambios={conCambios}
      onClose={onCerrar}
    >
      <Loaded consulta={consulta} filas={8} etiqueta="Leyendo la hoja">
        {(hoja) => <Columnas {...props} hoja={hoja} onCambio={() => setConCambios(true)} />}
      </Loaded>
    </FormDialog>
  );
}

interface ColumnasProps extends MapeadorProps {
  readonly hoja: ColumnasDeEstadoVistas;
  readonly onCambio: () => void;
}

function Columnas({ archivo, cuentas, cuenta, hoja, onCambio, onCerrar, onElegidas }: ColumnasProps) {
  const [eleccion, setEleccion] = useState(() => eleccionInicial(hoja));
  const [elegida, setElegida] = useState(cuenta ?? (cuentas.length === 1 ? cuentas[0] : undefined));
  const leido = mapeoDe(eleccion);
  const cambiar = (nueva: Eleccion) => {
    onCambio();
    setEleccion(nueva);
  };
  return (
    <>
      <div className={classes.cuerpo}>
        {'falta' in leido && <FormNotice tono="info" texto={leido.falta} />}
        {cuenta === undefined && (
          <SelectField
            etiqueta="Cuenta bancaria"
            todos="Elija la cuenta"
            className={classes.cuenta}
            valor={elegida?.id}
            opciones={cuentas.map(({ id, nombre }) => [id, nombre] as const)}
            onCambio={(id) => setElegida(cuentas.find((una) => una.id === id))}
          />
        )}
        <HojaDeMuestra hoja={hoja} eleccion={eleccion} onCambio={cambiar} />
        <Maneras eleccion={eleccion} onCambio={cambiar} />
        {'mapeo' in leido && <PrimerasLineas archivo={archivo} mapeo={leido.mapeo} />}
      </div>
      <FormDialogFooter
        nota="La cuenta recuerda estas columnas para el próximo archivo."
        onCancelar={onCerrar}
      >
        <Button
          disabled={elegida === undefined || 'falta' in leido}
          onClick={() => elegida !== undefined && 'mapeo' in leido && onElegidas(elegida, leido.mapeo)}
        >
          Importar con estas columnas
        </Button>
      </FormDialogFooter>
    </>
  );
}
