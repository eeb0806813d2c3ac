import {
  DIAS_RECORDADO,
  olvidarDispositivo,
  olvidarDispositivos,
  type Recordado,
} from '@cuadra/contract/acceso/segundo-factor';
import { Button } from '@mantine/core';
import { call } from '#platform/api.ts';
import { formatInstant } from '#ui/format/date.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { browserName } from '#ui/text/browser-name.ts';
import { Text } from '#ui/text/text.tsx';
import { Parte, useCambio } from './parte.tsx';

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
        <Stack as="ul" surface="box" line="between">
          {dispositivos.map((dispositivo) => (
            <Dispositivo
              key={dispositivo.id}
              dispositivo={dispositivo}
              ocupado={ocupado}
              onOlvidar={() => cambiar(() => call(olvidarDispositivo, { params: { id: dispositivo.id } }))}
            />
          ))}
        </Stack>
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
    <Row as="li" justify="between" gap="xs lg" pad="md lg">
      <div>
        <Text size="sm" weight="medium" breaks>
          <span title={navegador}>{browserName(navegador)}</span> · {direccion}
        </Text>
        <Row as="p" gap="none lg" size="xs" muted figures>
          <span>Desde {formatInstant(creadoEn)}</span>
          <span>Hasta {formatInstant(venceEn)}</span>
        </Row>
      </div>
      <Button
        c="var(--cuadra-error)"
        variant="subtle"
        color="red"
        size="compact-sm"
        disabled={ocupado}
        aria-label={`Olvidar ${browserName(navegador)}, ${direccion}`}
        onClick={onOlvidar}
      >
        Olvidar
      </Button>
    </Row>
  );
}
