// Accounts of the file that the chart has not: each is said to be one of ours, or those that remain are created under one that we
// have. Either way it is kept in an equivalence, so that the next file needs nothing of it.
import '@mantine/core/styles/Input.layer.css';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { GrupoDeErrores } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import type { RemedioProps } from './errores-por-clase.tsx';
import classes from './remedios.module.css';
import { useEquivalencia } from './use-equivalencia.ts';

const A_LA_VISTA = 20;

export function RemedioDeCuentas({ grupo, mesa }: RemedioProps) {
  const { data: catalogo = [] } = useQuery(queryOf(listarCatalogo));
  const [elegidas, setElegidas] = useState<ReadonlyMap<string, string>>(new Map());
  const [vistas, setVistas] = useState(A_LA_VISTA);
  const { guardar, crear, guardando, fallo } = useEquivalencia(mesa);
  const deDetalle = catalogo.filter(({ tipoCuenta, estado }) => tipoCuenta === 'D' && estado !== 'bloqueada');
  const porDecir = grupo.valores.filter(({ valor }) => !elegidas.has(valor));
  return (
    <div className={classes.remedio}>
      <ul className={classes.valores}>
        {grupo.valores.slice(0, vistas).map(({ valor, cuantos }) => (
          <li key={valor}>
            <AccountPicker
              etiqueta={`${valor} (${cuantos === 1 ? '1 línea' : `${formatearEntero(cuantos)} líneas`})`}
              pista="¿Cuál es aquí? Código o nombre"
              cuentas={deDetalle}
              valor={elegidas.get(valor)}
              onCambio={(idCuenta) => setElegidas(new Map(elegidas).set(valor, idCuenta))}
            />
          </li>
        ))}
      </ul>
      {grupo.valores.length > vistas && (
        <Button variant="subtle" size="compact-sm" onClick={() => setVistas(vistas + A_LA_VISTA)}>
          Ver {formatearEntero(Math.min(A_LA_VISTA, grupo.valores.length - vistas))} más
        </Button>
      )}
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
      {elegidas.size > 0 && (
        <div className={classes.acciones}>
          <Button size="sm" loading={guardando} onClick={() => void guardar(elegidas)}>
            {elegidas.size === 1
              ? 'Guardar la elegida'
              : `Guardar las ${formatearEntero(elegidas.size)} elegidas`}{' '}
            y revisar
          </Button>
        </div>
      )}
      {grupo.codigo === 'CUENTA_NO_EXISTE' && porDecir.length > 0 && (
        <CrearBajo
          porCrear={porDecir}
          mayores={catalogo.filter(({ tipoCuenta }) => tipoCuenta === 'M')}
          guardando={guardando}
          onCrear={(bajo) => void crear(bajo, porDecir, elegidas)}
        />
      )}
    </div>
  );
}

interface CrearBajoProps {
  readonly porCrear: GrupoDeErrores['valores'];
  readonly mayores: Parameters<typeof AccountPicker>[0]['cuentas'];
  readonly guardando: boolean;
  readonly onCrear: (bajo: string) => void;
}

/** For who keeps the chart: the others say which each one is. */
function CrearBajo({ porCrear, mayores, guardando, onCrear }: CrearBajoProps) {
  const puede = useCurrentUser()?.permisos.includes('catalogo:editar') ?? false;
  const [bajo, setBajo] = useState<string>();
  if (!puede) return null;
  const cuantas =
    porCrear.length === 1 ? 'la que falta' : `las ${formatearEntero(porCrear.length)} que faltan`;
  return (
    <div className={classes.crear}>
      <AccountPicker
        etiqueta={`O crear ${cuantas} bajo`}
        pista="Una cuenta de mayor"
        cuentas={mayores}
        valor={bajo}
        onCambio={setBajo}
      />
      <Button
        variant="default"
        disabled={bajo === undefined}
        loading={guardando}
        onClick={() => {
          if (bajo !== undefined) onCrear(bajo);
        }}
      >
        {porCrear.length === 1 ? 'Crearla y revisar' : 'Crearlas y revisar'}
      </Button>
    </div>
  );
}
