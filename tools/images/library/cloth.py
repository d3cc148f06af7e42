"""
A cloth solver: position-based dynamics with small time steps (XPBD). Blender's cloth modifier would take minutes for the
same result, because it collides slowly with thin bars. The solver takes seconds and is deterministic. Bodies that cloth
lies on are functions of an array of points: they return the signed distance of each point from the body in metres, and
the direction away from it.
"""
import numpy as np
from mathutils.kdtree import KDTree


def bar(start, end, radius):
    """Returns a round bar with round ends."""
    start, along = np.array(start, float), np.array(end, float) - np.array(start, float)

    def away(points):
        share = np.clip((points - start) @ along / (along @ along), 0, 1)
        way = points - start - share[:, None] * along
        far = np.maximum(np.linalg.norm(way, axis=1), 1e-9)
        return far - radius, way / far[:, None]
    return away


def plane(through, out):
    """Returns the half of space behind the plane through a point; `out` is its normal."""
    out = np.array(out, float) / np.linalg.norm(out)
    return lambda points: ((points - np.array(through, float)) @ out, np.broadcast_to(out, points.shape))


def block(low, high, radius=0.004):
    """Returns a box between two opposite corners whose edges are round."""
    low, high = np.array(low, float), np.array(high, float)
    middle, half = (low + high) / 2, (high - low) / 2 - radius

    def away(points):
        local = points - middle
        past = np.abs(local) - half
        outside = np.maximum(past, 0)
        far = np.linalg.norm(outside, axis=1)
        inside = far < 1e-9
        way = np.sign(local) * outside / np.maximum(far, 1e-9)[:, None]
        axis = past.argmax(axis=1)
        way[inside] = np.eye(3)[axis[inside]] * np.sign(local[inside, axis[inside]])[:, None]
        return np.where(inside, past.max(axis=1), far) - radius, way
    return away


def links(faces):
    """
    Returns three arrays of point pairs of a mesh of four-sided faces: its edges, the diagonals of its faces, and the
    triples of points (end, middle, end) that lie in line across an edge, for the resistance to bending.
    """
    faces = np.asarray(faces)
    edges = np.unique(np.sort(np.concatenate([faces[:, [i, (i + 1) % 4]] for i in range(4)]), axis=1), axis=0)
    diagonals = np.concatenate([faces[:, [0, 2]], faces[:, [1, 3]]])
    beside, lines = {}, []
    for face in faces.tolist():
        for i in range(4):
            a, b, c, d = (face[(i + k) % 4] for k in range(4))
            key = (a, b) if a < b else (b, a)
            ends = (d, c) if a < b else (c, d)
            if key in beside:
                lines += [(beside[key][k], key[k], ends[k]) for k in (0, 1)]
            beside[key] = ends
    lines = np.array(lines)
    _, first = np.unique(np.sort(lines[:, [0, 2]], axis=1), axis=0, return_index=True)
    return edges, diagonals, lines[first]


def _batches(pairs):
    """Returns groups of indices into `pairs`. No point occurs twice in a group, so that a group is solved at once."""
    used, groups = [0] * (int(pairs.max()) + 1), {}
    for index, (a, b) in enumerate(pairs.tolist()):
        taken, number = used[a] | used[b], 0
        while taken >> number & 1:
            number += 1
        used[a] |= 1 << number
        used[b] |= 1 << number
        groups.setdefault(number, []).append(index)
    return [np.array(group) for group in groups.values()]


def _close(points, near, apart):
    """Returns the pairs of points closer to each other than `near` metres, except those in the set `apart`."""
    tree = KDTree(len(points))
    for index, point in enumerate(points.tolist()):
        tree.insert(point, index)
    tree.balance()
    found = [(a, b) for a, point in enumerate(points.tolist()) for _, b, _ in tree.find_range(point, near) if a < b and (a, b) not in apart]
    return np.array(found, int).reshape(-1, 2)


def settle(start, faces, lengths, bodies, seconds=1.5, step=1 / 400, pins=(), shear=3e-5, bend=2e-4, gap=0.003, grip=0.5, layers=0.0, drag=2.0, tethers=None, ties=(), gravity=9.81, swell=None):
    """
    Returns the points of a cloth that has hung and swung for some seconds. `start` are its points at the beginning, and
    `lengths(a, b)` returns the distances of points in the relaxed cloth. `shear` and `bend` are compliances: with
    larger ones the cloth yields more. The points `pins` stay in their place. The cloth keeps `gap` metres off the
    `bodies` and, if `layers` is more than 0, that many metres off itself. `grip` is the friction and `drag` the damping. With less
    `gravity`, the layers of a pile stay further apart. `swell` is the pressure on
    each face from within, as an acceleration per square metre, for cushions. `tethers` is a pair of arrays: points, and
    the points that they hang from. A short simulation would stretch long cloth; no point gets further from the one it
    hangs from than in the relaxed cloth. `ties` are triples of two points and the distance at which they are held together.
    """
    edges, diagonals, lines = links(faces)
    pairs = np.concatenate([edges, diagonals, lines[:, [0, 2]]])
    rest = np.concatenate([lengths(*edges.T), lengths(*diagonals.T), lengths(*lines[:, :2].T) + lengths(*lines[:, 1:].T)])
    if len(ties):
        pairs = np.concatenate([pairs, np.array([tie[:2] for tie in ties])])
        rest = np.append(rest, [tie[2] for tie in ties])
    yields = np.repeat((1e-8, shear, bend, 1e-8), (len(edges), len(diagonals), len(lines), len(ties))) / step ** 2
    weight = np.ones(len(start))
    weight[list(pins)] = 0
    groups = []
    for group in _batches(pairs):
        a, b = pairs[group].T
        both = weight[a] + weight[b]
        keep = both > 0
        groups.append((a[keep], b[keep], rest[group][keep], 1 / (both + yields[group])[keep], weight[a][keep], weight[b][keep]))
    apart = set(map(tuple, np.sort(pairs, axis=1).tolist())) if layers else ()
    hung, held = tethers if tethers is not None else (np.zeros(0, int),) * 2
    reach = lengths(hung, held) if len(hung) else 0
    points, speed, close = np.array(start, float), np.zeros((len(start), 3)), np.zeros((0, 2), int)
    for count in range(round(seconds / step)):
        before = points.copy()
        speed[:, 2] -= gravity * step
        if swell is not None:
            speed += _press(points, faces, swell) * step
        points += speed * step * weight[:, None]
        for a, b, length, share, first, second in groups:
            way = points[a] - points[b]
            far = np.sqrt(np.einsum('ij,ij->i', way, way))
            way *= ((far - length) * share / np.maximum(far, 1e-9))[:, None]
            points[a] -= way * first[:, None]
            points[b] += way * second[:, None]
        way = points[hung] - points[held]
        points[hung] -= way * np.maximum(1 - reach / np.maximum(np.linalg.norm(way, axis=1), 1e-9), 0)[:, None]
        if layers:
            if count % 6 == 0:
                close = _close(points, layers * 1.25, apart)
            _part(points, before, close, layers, weight)
        for body in bodies:
            _touch(points, before, *body(points), gap, grip, weight)
        # A strong damping at first takes up the tensions of a start that is not relaxed.
        speed = (points - before) / step * np.exp(-drag * step * (1 + 40 * max(0, 1 - count * step / 0.25)))
    return points


def _press(points, faces, swell):
    """Returns the acceleration of each point by the pressure `swell` on the faces around it."""
    a, b, c, d = (points[faces[:, k]] for k in range(4))
    push = np.cross(c - a, d - b) / 2 * swell[:, None]
    total = np.zeros_like(points)
    for k in range(4):
        np.add.at(total, faces[:, k], push)
    return total


def _touch(points, before, far, way, gap, grip, weight):
    """Moves the points that are closer to a body than `gap` out of it, and holds them by friction."""
    hit = np.nonzero((far < gap) & (weight > 0))[0]
    depth, way = (gap - far[hit])[:, None], way[hit]
    points[hit] += way * depth
    slide = points[hit] - before[hit]
    slide = slide - way * np.einsum('ij,ij->i', slide, way)[:, None]
    length = np.maximum(np.linalg.norm(slide, axis=1, keepdims=True), 1e-12)
    points[hit] -= slide * np.minimum(1, grip * np.maximum(depth, 2e-5) / length)


def _part(points, before, close, layers, weight):
    """Moves the pairs of points `close` apart to the distance `layers`, and slows their sliding over each other."""
    if not len(close):
        return
    a, b = close.T
    way = points[a] - points[b]
    far = np.linalg.norm(way, axis=1)
    hit = (far < layers) & (weight[a] + weight[b] > 0)
    a, b, way, far = a[hit], b[hit], way[hit], far[hit]
    way *= (0.5 * (layers - far) / np.maximum(far, 1e-9))[:, None]
    move = way - 0.15 * ((points[a] - before[a]) - (points[b] - before[b]))
    total = np.zeros_like(points)
    np.add.at(total, a, move)
    np.add.at(total, b, -move)
    # A point with several neighbours moves by their mean, so that it does not overshoot.
    points += total * (weight / np.maximum(np.bincount(np.concatenate([a, b]), minlength=len(points)), 1))[:, None]
