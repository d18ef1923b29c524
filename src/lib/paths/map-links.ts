/** A place on the earth in decimal degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The only site whose pages ours may hold in a frame; the content security policy allows no other. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

const DIRECTIONS_ADDRESS = 'https://www.google.com/maps/dir/';
/** Half the height and half the width of the embedded map, in degrees: some streets around the place. */
const REACH = { latitude: 0.003, longitude: 0.006 };
/** About ten centimetres; more digits would only show what the computer cannot add. */
const DECIMALS = 6;

/** Takes a place, gives the address of a map around it that may be shown in a frame. */
export function mapEmbedUrl({ latitude, longitude }: Place): string {
  const corners = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(DECIMALS)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_ORIGIN}/export/embed.html?${query.toString()}`;
}

/** Takes a place, gives the address that shows the way to it; telephones open it in their own maps. */
export function directionsUrl({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `${DIRECTIONS_ADDRESS}?${query.toString()}`;
}
