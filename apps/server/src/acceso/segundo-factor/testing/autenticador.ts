// An authenticator made of software: a key of its own, a count, and what a browser would add. It does what it is told, also
// what a true one never would: sign for another site, repeat a count, not recognise its owner.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { FirmaDePasskey, OpcionesDeRegistro, PasskeyNueva } from '@cuadra/contract/acceso/webauthn';

export interface Capricho {
  readonly origen?: string;
  readonly rpId?: string;
  readonly desafio?: string;
  readonly sinReconocer?: boolean;
  readonly contador?: number;
  readonly dueno?: string;
}

export interface Autenticador {
  readonly credencial: string;
  crear(opciones: OpcionesDeRegistro, capricho?: Capricho): PasskeyNueva;
  firmar(
    opciones: { readonly challenge: string; readonly rpId: string },
    capricho?: Capricho,
  ): FirmaDePasskey;
}

const PRESENTE = 0x01;
const RECONOCIDO = 0x04;
const CON_CREDENCIAL = 0x40;

export function crearAutenticador(origenPropio: string): Autenticador {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credencial = id.toString('base64url');
  let contador = 0;
  let dueno: string | undefined;

  const contar = (capricho: Capricho) => {
    contador = capricho.contador ?? contador + 1;
    return contador;
  };
  const cliente = (type: string, challenge: string, { origen = origenPropio }: Capricho) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: origen, crossOrigin: false }));

  return {
    credencial,
    crear({ challenge, rp, user }, capricho = {}) {
      dueno = user.id;
      const datos = datosDe(rp.id, contar(capricho), capricho, [
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        claveCose(publicKey),
      ]);
      return {
        id: credencial,
        rawId: credencial,
        type: 'public-key',
        response: {
          clientDataJSON: cliente('webauthn.create', capricho.desafio ?? challenge, capricho).toString(
            'base64url',
          ),
          attestationObject: constancia(datos).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    firmar({ challenge, rpId }, capricho = {}) {
      const datos = datosDe(rpId, contar(capricho), capricho);
      const deCliente = cliente('webauthn.get', capricho.desafio ?? challenge, capricho);
      const firmado = Buffer.concat([datos, sha256(deCliente)]);
      const userHandle = capricho.dueno ?? dueno;
      return {
        id: credencial,
        rawId: credencial,
        type: 'public-key',
        response: {
          clientDataJSON: deCliente.toString('base64url'),
          authenticatorData: datos.toString('base64url'),
          signature: sign('sha256', firmado, privateKey).toString('base64url'),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      };
    },
  };
}

function datosDe(
  rpIdPedido: string,
  contador: number,
  { rpId = rpIdPedido, sinReconocer = false }: Capricho,
  credencial: readonly Buffer[] = [],
): Buffer {
  const marcas = PRESENTE | (sinReconocer ? 0 : RECONOCIDO) | (credencial.length > 0 ? CON_CREDENCIAL : 0);
  const cuenta = Buffer.alloc(4);
  cuenta.writeUInt32BE(contador);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([marcas]), cuenta, ...credencial]);
}

/** COSE: the two coordinates of a key of P-256, for ES256. In CBOR, as the rest of what an authenticator says. */
function claveCose(publica: KeyObject): Buffer {
  const { x = '', y = '' } = publica.export({ format: 'jwk' });
  const fijo = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([
    fijo,
    Buffer.from([0x21]),
    enCbor(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    enCbor(Buffer.from(y, 'base64url')),
  ]);
}

/** {fmt: 'none', attStmt: {}, authData}: nobody vouches for who made it. */
function constancia(datos: Buffer): Buffer {
  const texto = (palabra: string) =>
    Buffer.concat([Buffer.from([0x60 + palabra.length]), Buffer.from(palabra)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    texto('fmt'),
    texto('none'),
    texto('attStmt'),
    Buffer.from([0xa0]),
    texto('authData'),
    enCbor(datos),
  ]);
}

function enCbor(bytes: Buffer): Buffer {
  const largo = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from(largo), bytes]);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
