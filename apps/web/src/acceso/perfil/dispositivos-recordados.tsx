import {
  DIAS_RECORDADO,
  olvidarDispositivo,
  olvidarDispositivos,
  type Recordado,
} from '@cuadra/contract/acceso/segundo-factor';
import { Button } from '@mantine/core';
import { call } from '#platform/api.ts';
import { formatInstant } from '#ui/format/date.ts';
import { browserName } from '#ui/text/browser-name.ts';
import { Parte, useCambio } from './parte.tsx';
import classes from './segundo-factor.module.css';

export function DispositivosRecordados({ dispositivos }: { readonly dispositivos: readonly Recordado[] }) {
  const { cambiar, ocupado, error } = useCambio('Dispositivo olvidado.');
  return (
    <Parte
      titulo="Dispositivos recordados"
      nota={
        dispositivos.length === 0
          ? `Ninguno. Al ingresar puede pedir que no se le pida en ese navegador por ${DIAS_RECORDADO} días.`
          : 'En ellos solo se pide la contraseña. Al cambiarla se olvidan todos.'
      }
      error={error}
      acciones={
        dispositivos.length > 1 && (
          <Button
            variant="default"
            size="compact-sm"
            disabled={ocupado}
            onClick={() => cambiar(() => call(olvidarDispositivos))}
          >
            Olvidar todos
          </Button>
        )
      }
    >
      {dispositivos.length > 0 && (
        <ul className={classes.lista}>
          {dispositivos.map((dispositivo) => (
            <Dispositivo
              key={dispositivo.id}
              dispositivo={dispositivo}
              ocupado={ocupado}
              onOlvidar={() => cambiar(() => call(olvidarDispositivo, { params: { id: dispositivo.id } }))}
            />
          ))}
        </ul>
      )}
    </Parte>
  );
}

interface DispositivoProps {
  readonly dispositivo: Recordado;
  readonly ocupado: boolean;
  readonly onOlvidar: () => void;
}

function Dispositivo({ dispositivo, ocupado, onOlvidar }: DispositivoProps) {
  const { navegador, direccion, creadoEn, venceEn } = dispositivo;
  return (
    <li className={classes.elemento}>
      <div>
        <p className={classes.nombre}>
          <span title={navegador}>{browserName(navegador)}</span> · {direccion}
        </p>
        <p className={classes.detalle}>
          <span>Desde {formatInstant(creadoEn)}</span>
          <span>Hasta {formatInstant(venceEn)}</span>
        </p>
      </div>
      <Button
        className={classes.quitar ?? ''}
        variant="subtle"
        color="red"
        size="compact-sm"
        disabled={ocupado}
        aria-label={`Olvidar ${browserName(navegador)}, ${direccion}`}
        onClick={onOlvidar}
      >
        Olvidar
      </Button>
    </li>
  );
}
