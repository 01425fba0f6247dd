-- Writes values as JSON. Lists are told by Json.list, so that an empty one stays a list and gaps stay null.
local _, Gearwright = ...

local Json = {}
Gearwright.Json = Json

local LIST = {}

-- A list of `length` entries; what is nil among them is written as null.
function Json.list(entries, length)
	return setmetatable({ entries = entries, length = length or #entries }, LIST)
end

local ESCAPES = { ['"'] = '\\"', ["\\"] = "\\\\", ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t" }

local function quoted(text)
	local escaped = text:gsub('[%c"\\]', function(character)
		return ESCAPES[character] or string.format("\\u%04x", character:byte())
	end)
	return '"' .. escaped .. '"'
end

local write

local function writeList(list, parts)
	parts[#parts + 1] = "["
	for index = 1, list.length do
		if index > 1 then
			parts[#parts + 1] = ","
		end
		write(list.entries[index], parts)
	end
	parts[#parts + 1] = "]"
end

-- Keys in the order of the alphabet: the same character gives the same text.
local function writeObject(object, parts)
	local keys = {}
	for key in pairs(object) do
		keys[#keys + 1] = key
	end
	table.sort(keys)
	parts[#parts + 1] = "{"
	for index, key in ipairs(keys) do
		if index > 1 then
			parts[#parts + 1] = ","
		end
		parts[#parts + 1] = quoted(key)
		parts[#parts + 1] = ":"
		write(object[key], parts)
	end
	parts[#parts + 1] = "}"
end

function write(value, parts)
	local kind = type(value)
	if kind == "table" then
		if getmetatable(value) == LIST then
			writeList(value, parts)
		else
			writeObject(value, parts)
		end
	elseif kind == "string" then
		parts[#parts + 1] = quoted(value)
	elseif kind == "number" then
		-- Ids and counts only: whole numbers, never in the form 1e+15.
		parts[#parts + 1] = string.format("%d", value)
	elseif kind == "boolean" then
		parts[#parts + 1] = value and "true" or "false"
	else
		parts[#parts + 1] = "null"
	end
end

function Json.write(value)
	local parts = {}
	write(value, parts)
	return table.concat(parts)
end
