// What an entry of a ZIP says, read by its directory and checked against its CRC, as whoever opens the file does.
import { crc32, inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const FIN = 0x06054b50;

export function textoDeEntrada(zip: Buffer, nombre: string): string {
  const fin = zip.length - 22;
  if (zip.readUInt32LE(fin) !== FIN) throw new Error('No termina como un ZIP.');
  let en = zip.readUInt32LE(fin + 16);
  for (; zip.readUInt32LE(en) === CENTRAL; en += 46 + zip.readUInt16LE(en + 28)) {
    const suyo = zip.toString('utf8', en + 46, en + 46 + zip.readUInt16LE(en + 28));
    if (suyo !== nombre) continue;
    const local = zip.readUInt32LE(en + 42);
    const desde = local + 30 + zip.readUInt16LE(local + 26);
    const dicho = inflateRawSync(zip.subarray(desde, desde + zip.readUInt32LE(en + 20)));
    if (crc32(dicho) !== zip.readUInt32LE(en + 16)) throw new Error(`${nombre} no es lo que dice su CRC.`);
    if (dicho.length !== zip.readUInt32LE(en + 24)) throw new Error(`${nombre} no mide lo que dice.`);
    return dicho.toString('utf8');
  }
  throw new Error(`No trae ${nombre}.`);
}
