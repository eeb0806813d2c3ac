// A certificate of one's own, made here: no key has to be kept in the repository, nor openssl to be installed.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface CertificadoDePrueba {
  readonly cert: string;
  readonly key: string;
}

export function certificadoDePrueba(
  nombre = 'localhost',
  { venceEn = '2049-12-31T00:00:00Z' }: { venceEn?: string } = {},
): CertificadoDePrueba {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algoritmo = secuencia(ECDSA_CON_SHA256);
  const quien = secuencia(tlv(0x31, secuencia(NOMBRE_COMUN, tlv(0x0c, Buffer.from(nombre)))));
  const cuerpo = secuencia(
    tlv(0xa0, entero(Buffer.from([2]))),
    entero(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algoritmo,
    quien,
    secuencia(utc('2020-01-01T00:00:00Z'), utc(venceEn)),
    quien,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, secuencia(extension(NOMBRES_ALTERNOS, secuencia(tlv(0x82, Buffer.from(nombre)))))),
  );
  const firma = tlv(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', cuerpo, privateKey)]));
  const base64 = secuencia(cuerpo, algoritmo, firma).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}(?!$)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

function tlv(etiqueta: number, ...partes: Uint8Array[]): Buffer {
  const valor = Buffer.concat(partes);
  const largo =
    valor.length < 0x80
      ? [valor.length]
      : valor.length < 0x100
        ? [0x81, valor.length]
        : [0x82, valor.length >> 8, valor.length & 0xff];
  return Buffer.concat([Buffer.from([etiqueta, ...largo]), valor]);
}

const secuencia = (...partes: Uint8Array[]): Buffer => tlv(0x30, ...partes);
const entero = (bytes: Uint8Array): Buffer => tlv(0x02, bytes);
const utc = (instante: string): Buffer => tlv(0x17, Buffer.from(instante.slice(2).replaceAll(/[-:T]/g, '')));
const extension = (oid: Buffer, valor: Buffer): Buffer => secuencia(oid, tlv(0x04, valor));

const ECDSA_CON_SHA256 = tlv(0x06, Buffer.from('2a8648ce3d040302', 'hex'));
const NOMBRE_COMUN = tlv(0x06, Buffer.from('550403', 'hex'));
const NOMBRES_ALTERNOS = tlv(0x06, Buffer.from('551d11', 'hex'));
